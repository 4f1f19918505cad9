import type { APIRoute } from 'astro';
import { rssFeed } from '@/found/feeds';

export const GET: APIRoute = async () => new Response(await rssFeed());
