import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { initial } from '@/brand/initials';
import { Logo } from './Logo';

const file = { svg: '', width: 240, height: 60, isWide: true };
const html = (props: Partial<Parameters<typeof Logo>[0]>) =>
  renderToStaticMarkup(<Logo name="Kestrel" mark={initial('Kestrel')} {...props} />);

test('without a file the logo is the initial and the name', () => {
  expect(html({})).toMatch(/<svg .*<span>Kestrel<\/span>/);
});

test('a square file is beside the name, a wide one replaces it', () => {
  expect(html({ file: { ...file, width: 60, isWide: false } })).toMatch(/<img .*alt=""\/>.*<span>Kestrel<\/span>/);
  const wide = html({ file });
  expect(wide).toContain('<img src="/icons/logo.svg" width="120" height="30" alt="Kestrel"/>');
  expect(wide).not.toContain('<span>');
});

test('the file for dark backgrounds is used in the dark theme, and in both on a band', () => {
  const both = { ...file, dark: '<svg/>' };
  expect(html({ file: both })).toContain(
    '<source media="(prefers-color-scheme: dark)" srcSet="/icons/logo-dark.svg"/>',
  );
  expect(html({ file: both, onBand: true })).toContain('<img src="/icons/logo-dark.svg"');
});
