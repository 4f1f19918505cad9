import { expect, test } from 'vitest';
import { emblemDrawing, pictureOf } from './drawings';

test('a drawing is a file of its name, and names in another script are files of their own', () => {
  const addressOf = (id: string) => pictureOf(emblemDrawing({ id })).src;
  expect(addressOf('trust')).toBe('/drawings/emblem-trust-162x162.svg');
  const [one, other] = [addressOf('честность'), addressOf('надёжность')];
  expect(one).not.toBe(other);
  for (const address of [one, other]) expect(address).toMatch(/^\/drawings\/[\w-]+\.svg$/);
});
