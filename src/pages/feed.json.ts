import type { APIRoute } from 'astro';
import { articlesFeed } from '@/found/feeds';

export const GET: APIRoute = async () => Response.json(await articlesFeed());
