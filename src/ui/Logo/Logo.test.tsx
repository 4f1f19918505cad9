import { expect, test } from 'vitest';
import { renderPart } from '../../../tests/support/renderPart.ts';
import { Logo } from './Logo';

test('a name of more than 16 letters is sized for the longer of its two lines', () => {
  const letters = (name: string) =>
    renderPart(<Logo name={name} />)
      .querySelector('span')
      ?.getAttribute('style');
  expect(letters('Trelliswork')).toBe('--letters:11');
  expect(letters('Bergmann Digital')).toBe('--letters:16');
  expect(letters('Interactive Engineering Companies')).toBe('--letters:21');
  expect(letters('Softwareentwicklungspartner')).toBe('--letters:13.5');
});
