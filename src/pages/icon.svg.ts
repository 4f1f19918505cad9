import { favicon } from '@art/icons';
import type { APIRoute } from 'astro';

export const GET: APIRoute = () => new Response(favicon());
