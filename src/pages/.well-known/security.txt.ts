import type { APIRoute } from 'astro';
import { securityContactExpires } from '@/config/securityContact';
import { getDocument } from '@/content/queries';

/** Where to report a weakness, as RFC 9116 has it. */
export const GET: APIRoute = async () => {
  const { url, email, language } = await getDocument('site');
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${securityContactExpires}`,
    `Preferred-Languages: ${language}`,
    `Canonical: ${new URL('/.well-known/security.txt', url).href}`,
  ];
  return new Response(`${lines.join('\n')}\n`);
};
