import { expect, test } from 'vitest';
import { initial } from '@/brand/initials';
import { createInitialIcons } from './initialIcons';

test('the icons show the mark in the brand colors; the monochrome icon is one shape', () => {
  const icons = createInitialIcons(initial('Kestrel'), initial('Kestrel', 7));
  const { ink, accent } = initial('Kestrel');
  expect(icons.monochrome()).toContain(`<path d="${ink}${accent}"/>`);
  expect(icons.app(180)).toContain(`<path fill="#fa4718" d="${accent}"/>`);
  expect(icons.favicon()).toContain(`<path class="f" d="${initial('K', 7).accent}"/>`);
});
