import type { APIRoute } from 'astro';
import { routes } from '@/config/routes';
import { getDocument } from '@/content/queries';
import { withoutSoftHyphens } from '@/lib/text';
import { appIcons } from '@/sharing/icons';
import { readColor } from '@/styles/readColor';

export const GET: APIRoute = async () => {
  const { name: writtenName, description, language } = await getDocument('site');
  const name = withoutSoftHyphens(writtenName);
  return Response.json({
    name,
    short_name: name,
    description: withoutSoftHyphens(description),
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
