import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Proof } from './Proof';

test('a quote has quotation marks and a name, a result has its client, and without either there is nothing', () => {
  const quote = { text: 'They asked first.', name: 'Ada', position: 'CTO, Loom' };
  const quoted = renderToStaticMarkup(<Proof quote={quote} />);
  expect(quoted).toContain('<q>They asked first.</q>');
  expect(quoted).toContain('>Ada, CTO, Loom</figcaption>');
  const counted = renderToStaticMarkup(<Proof result={{ text: '3 screens instead of nine.', client: 'Loom' }} />);
  expect(counted).toContain('>3 screens instead of nine.</p>');
  expect(counted).toContain('>Loom</figcaption>');
  expect(renderToStaticMarkup(<Proof />)).toBe('');
});
