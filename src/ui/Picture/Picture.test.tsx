import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './Picture';

const size = { width: 4, height: 3 };
const drawing = { ...size, src: '/wide.svg', dark: '/wide.svg#dark' };

/** The media query and the address of each source, in order. */
const choices = (picture: Parameters<typeof Picture>[0]) =>
  Array.from(renderToStaticMarkup(<Picture {...picture} />).matchAll(/<(?:source|img)[^>]*>/g), ([tag]) => [
    /media="([^"]+)"/.exec(tag)?.[1],
    /src(?:Set)?="([^"]+)"/.exec(tag)?.[1],
  ]);

test('a drawing is dark on a dark system, without a script, but not in print, if it has a dark version', () => {
  expect(choices({ picture: drawing, alt: '' })).toEqual([
    ['screen and (prefers-color-scheme: dark)', '/wide.svg#dark'],
    [undefined, '/wide.svg'],
  ]);
  expect(choices({ picture: { ...size, src: '/plan.svg' }, alt: '' })).toEqual([[undefined, '/plan.svg']]);
});

test('a photograph has sizes, and sizes="auto" if it loads lazily', () => {
  const photograph = { ...size, src: '/a.jpg', srcSet: '/a.jpg 600w' };
  const html = (priority: boolean) =>
    renderToStaticMarkup(<Picture picture={photograph} alt="" sizes="50vw" priority={priority} />);
  expect(html(true)).toContain('sizes="50vw"');
  expect(html(false)).toContain('sizes="auto, 50vw"');
});
