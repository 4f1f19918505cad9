import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextLink } from './TextLink';

test.each(['forward', 'back'] as const)('no space in the label of a link %s is a text of its own', (direction) => {
  const markup = renderToString(<TextLink href="/a" label="See All Services" direction={direction} />);
  const texts = markup.split(/<[^>]*>/).filter(Boolean);
  expect(texts.join('')).toBe('See All Services');
  expect(texts).not.toContain(' ');
});
