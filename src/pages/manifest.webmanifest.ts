import type { APIRoute } from 'astro';
import { readColor } from '@/styles/readColor';
import { getSite } from '@/content/site';
import { language } from '@/lib/language';

const png = (name: string, size: number) => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
});

export const GET: APIRoute = async () => {
  const { name, description } = await getSite();
  const manifest = {
    name,
    short_name: name,
    description,
    lang: language,
    start_url: '/',
    display: 'browser',
    background_color: readColor('paper')[0],
    theme_color: readColor('ink')[0],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      png('icon', 192),
      png('icon', 512),
      { ...png('maskable', 192), purpose: 'maskable' },
      { ...png('maskable', 512), purpose: 'maskable' },
    ],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } });
};
