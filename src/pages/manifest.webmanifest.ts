import type { APIRoute } from 'astro';
import { routes } from '@/config/routes';
import { getDocument } from '@/content/queries';
import { appIcons } from '@/sharing/icons';
import { themed } from '@/sharing/themeColors';

export const GET: APIRoute = async () => {
  const { name, description, language } = await getDocument('site');
  return Response.json({
    name,
    short_name: name,
    description,
    lang: language,
    start_url: routes.home,
    display: 'browser',
    background_color: themed('paper').light,
    theme_color: themed('ink').light,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...appIcons.map(({ file, sizes, type, purpose }) => ({ src: `/icons/${file}`, sizes, type, purpose })),
    ],
  });
};
