import type { APIRoute } from 'astro';
import { articlesFeed } from '@/feeds/jsonFeeds';

export const GET: APIRoute = async () => Response.json(await articlesFeed());
