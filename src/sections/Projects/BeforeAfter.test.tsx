// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BeforeAfter } from './BeforeAfter';

test('both states are there without a script: what they show, their values, and no control', () => {
  document.body.innerHTML = renderToStaticMarkup(
    <BeforeAfter
      project="A tidy desk"
      before="3 boxes"
      after="1 box"
      drawings={{
        both: { viewBox: [0, 0, 360, 240], body: '<g class="goes"><path d="M0 0h9"/></g>' },
        before: { src: '/before.svg', width: 360, height: 240 },
        after: { src: '/after.svg', width: 360, height: 240 },
      }}
      alt={{ before: 'Three boxes', after: 'One box' }}
    />,
  );
  const figures = [...document.querySelectorAll('figure')];
  const [before, after] = figures;
  expect(before?.querySelector('img')?.getAttribute('alt')).toBe('Three boxes');
  expect(before?.querySelector('img')?.getAttribute('src')).toBe('/before.svg');
  expect(after?.querySelector('img')?.getAttribute('alt')).toBe('One box');
  expect(after?.querySelector('img')?.getAttribute('src')).toBe('/after.svg');
  expect(figures.map((figure) => figure.querySelector('figcaption p')?.textContent)).toEqual(['3 boxes', '1 box']);
  expect(document.querySelectorAll('input, svg')).toHaveLength(0);
});
