import { expect, test } from 'vitest';
import { renderPart } from '../../../tests/support/renderPart.ts';
import { Tagline } from './Tagline';

const link = { label: 'Contact', href: '/contact' };

test('a tagline of at most 16 characters a sentence has the drawing, and a longer one a square', () => {
  const draw = (second: string) => {
    const section = renderPart(
      <Tagline tagline={{ first: 'We dig.', second }} lead="In gardens." contact={link} services={link} />,
    );
    return {
      drawings: section.querySelectorAll('svg.art-page').length,
      squares: section.querySelectorAll('h1 i').length,
    };
  };
  expect(draw('Everything grow.')).toEqual({ drawings: 1, squares: 1 });
  expect(draw('Everything grows.')).toEqual({ drawings: 0, squares: 2 });
});
