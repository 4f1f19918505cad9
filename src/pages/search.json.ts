import type { APIRoute } from 'astro';
import { searchIndex } from '@/feeds/searchIndex';

/** What the browser searches in. */
export const GET: APIRoute = async () => Response.json(await searchIndex());
