import type { APIRoute } from 'astro';
import { language } from '@/config/language';
import { routes } from '@/config/routes';
import { getSite } from '@/content/queries';
import { appIcons } from '@/sharing/icons';
import { readColor } from '@/styles/readColor';

export const GET: APIRoute = async () => {
  const { name, description } = await getSite();
  return Response.json({
    name,
    short_name: name,
    description,
    lang: language,
    start_url: routes.home,
    display: 'browser',
    background_color: readColor('paper')[0],
    theme_color: readColor('ink')[0],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...appIcons.map(({ file, sizes, type, purpose }) => ({ src: `/icons/${file}`, sizes, type, purpose })),
    ],
  });
};
