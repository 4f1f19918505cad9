import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { messages } from '../../../tests/support/schemaMessages.ts';
import { image } from './jsonSchema.ts';
import { blockPicture, optionalPicture, picture } from './pictures.ts';

test('a picture is a drawing, a photograph with its text alternative, or the drawing of its place', () => {
  const schema = z.strictObject({ image: picture(image, 'trellis') });
  expect(z.strictObject({ image: optionalPicture(image) }).parse({ image: { drawing: '' } }).image).toBeUndefined();
  const desk = { file: '../pictures/a.jpg', alt: 'A desk' };
  expect(schema.parse({}).image).toEqual({ drawing: 'trellis' });
  expect(schema.parse({ image: { drawing: 'oak' } }).image).toEqual({ drawing: 'oak' });
  expect(schema.parse({ image: { drawing: '', photograph: desk } }).image).toEqual(desk);
  expect(messages(schema, { image: { photograph: { file: desk.file, alt: '' } } })).toEqual([
    'image.photograph.alt: is required',
  ]);
  const block = z.strictObject({ image: blockPicture(image) });
  expect(block.parse({ image: { diagram: { drawing: 'rate', alt: 'A rate' } } }).image).toMatchObject({
    diagram: 'rate',
    alt: 'A rate',
  });
  expect(messages(block, { image: { diagram: { drawing: 'rate' } } })).toEqual(['image.diagram.alt: is required']);
});
