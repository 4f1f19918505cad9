import type { APIRoute } from 'astro';
import { getSite } from '@/content/site';
import { today } from '@/content/visibility';
import { language } from '@/lib/language';

/** Eleven months after the first of this month: builds of one month are identical, and the date is always less than a year away. */
function expiryDate(day: string): string {
  const expiry = new Date(`${day.slice(0, 7)}-01`);
  expiry.setUTCMonth(expiry.getUTCMonth() + 11);
  return expiry.toISOString();
}

/** Where to report a vulnerability (RFC 9116). */
export const GET: APIRoute = async () => {
  const { url, email, timeZone } = await getSite();
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${expiryDate(today(timeZone))}`,
    `Preferred-Languages: ${language}`,
    `Canonical: ${new URL('/.well-known/security.txt', url).href}`,
  ];
  return new Response(`${lines.join('\n')}\n`);
};
