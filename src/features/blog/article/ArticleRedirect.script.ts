// Redirects /blog/03, /blog/3abc and /blog/%203 to /blog/3 if that article exists.
import { articleNumber } from './articleNumber';

const number = articleNumber(location.pathname);

if (number !== undefined) {
  const address = `/blog/${number}`;
  const response = await fetch(address, { method: 'HEAD' }).catch(() => undefined);
  if (response?.ok) location.replace(address + location.search + location.hash);
}
