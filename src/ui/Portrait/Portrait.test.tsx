import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Portrait } from './Portrait';

const person = { name: 'Ada Maria Stone', position: 'Engineer' };
const picture = { src: '/ada.svg', width: 4, height: 4 };

test('a person without a picture has initials, which screen readers skip', () => {
  expect(renderToStaticMarkup(<Portrait person={person} />)).toContain('aria-hidden="true">AS</span>');
});

test('a picture replaces the initials', () => {
  const html = renderToStaticMarkup(<Portrait person={{ ...person, picture }} />);
  expect(html).toContain('src="/ada.svg"');
  expect(html).not.toContain('AS<');
});
