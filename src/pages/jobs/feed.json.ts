import type { APIRoute } from 'astro';
import { jobsFeed } from '@/feeds/jsonFeeds';

export const GET: APIRoute = async () => Response.json(await jobsFeed());
