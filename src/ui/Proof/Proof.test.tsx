import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Proof } from './Proof';

test('a proof is a quote with a name, or a figure with its client, or nothing', () => {
  const quote = { text: 'They asked first.', name: 'Ada', position: 'CTO, Loom' };
  const quoted = renderToStaticMarkup(<Proof quote={quote} />);
  expect(quoted).toContain('<q>They asked first.</q>');
  expect(quoted).toContain('>Ada, CTO, Loom</figcaption>');
  const counted = renderToStaticMarkup(<Proof result={{ value: '41%', text: 'fewer calls.', client: 'Loom' }} />);
  expect(counted).toContain('<span class="numeral">41%</span> <span class="lead">fewer calls.</span>');
  expect(counted).not.toContain('<q>');
  expect(counted).toContain('>Loom</figcaption>');
  expect(renderToStaticMarkup(<Proof />)).toBe('');
});
