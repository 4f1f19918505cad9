// An article's number is read as parseInt reads it: /blog/03 and /blog/3abc mean /blog/3, where that article exists.
const [, wanted] = /^\/blog\/([^/]+)\/?$/.exec(location.pathname) ?? [];

if (wanted !== undefined) {
  const number = Number.parseInt(wanted, 10);
  const address = `/blog/${number}`;
  if (number > 0 && wanted !== String(number)) {
    const found = await fetch(address, { method: 'HEAD' }).catch(() => undefined);
    if (found?.ok) location.replace(address + location.search + location.hash);
  }
}
