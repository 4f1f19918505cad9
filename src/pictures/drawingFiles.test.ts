import { expect, test } from 'vitest';
import { drawingFile } from './drawingFiles';

const addressOf = (name: string) => drawingFile(name, `<svg>${name}</svg>`, 1, 1).src;

test('a drawing is a file of its name, and names in another script are files of their own', () => {
  expect(addressOf('emblem-trust-162x162')).toBe('/art/emblem-trust-162x162.svg');
  const [one, other] = [addressOf('emblem-честность-162x162'), addressOf('emblem-надёжность-162x162')];
  expect(one).not.toBe(other);
  for (const address of [one, other]) expect(address).toMatch(/^\/art\/[\w-]+\.svg$/);
});
