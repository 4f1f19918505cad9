import type { APIRoute } from 'astro';
import { favicon } from '@/sharing/icons';

export const GET: APIRoute = () => new Response(favicon(), { headers: { 'Content-Type': 'image/svg+xml' } });
