// /blog/03, /blog/3abc and /blog/%203 lead on to /blog/3, where that article exists.
import { articleNumber } from '@/lib/articleNumber';

const number = articleNumber(location.pathname);

if (number !== undefined) {
  const address = `/blog/${number}`;
  const found = await fetch(address, { method: 'HEAD' }).catch(() => undefined);
  if (found?.ok) location.replace(address + location.search + location.hash);
}
