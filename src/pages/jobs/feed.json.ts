import type { APIRoute } from 'astro';
import { jobsFeed } from '@/found/feeds';

export const GET: APIRoute = async () => Response.json(await jobsFeed());
