import { expect, test } from 'vitest';
import { initial } from '@/brand/initials';
import { sampleSchemes } from '@/brand/sampleColors';
import { createInitialIcons } from './initialIcons';

test('the icons show the mark in the brand colors; the monochrome icon is one shape', () => {
  const icons = createInitialIcons(initial('Kestrel'), initial('Kestrel', 7), sampleSchemes);
  const { ink, accent } = initial('Kestrel');
  expect(icons.monochrome()).toContain(`<path d="${ink}${accent}"/>`);
  expect(icons.app(180)).toContain(`<path fill="${sampleSchemes.paper.bloom[0]}" d="${accent}"/>`);
  expect(icons.favicon()).toContain(`<path class="f" d="${initial('K', 7).accent}"/>`);
});
