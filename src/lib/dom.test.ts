// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { requiredChild } from './dom';

test('a child that the markup lacks is an error that names its selector', () => {
  document.body.innerHTML = '<p>Text</p>';
  expect(requiredChild(document, 'p').textContent).toBe('Text');
  expect(() => requiredChild(document, 'p > b')).toThrow('p > b');
});
