import type { APIRoute } from 'astro';
import { favicon } from '@/seo/icons';

export const GET: APIRoute = () => new Response(favicon(), { headers: { 'Content-Type': 'image/svg+xml' } });
