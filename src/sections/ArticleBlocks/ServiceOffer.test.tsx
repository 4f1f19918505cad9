// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ArticleBlocks } from './ArticleBlocks';

afterEach(cleanup);

const service = { href: '/services/mowing', title: 'Mowing', text: 'Once a week.' };

/** The elements of an article with a number of blocks. */
function elements(count: number, offered: typeof service | undefined) {
  const blocks = Array.from({ length: count }, (_, index) => ({ type: 'text', text: `Block ${index + 1}` }) as const);
  const { container } = render(<ArticleBlocks blocks={blocks} pictures={[]} service={offered} />);
  return [...container.children].map((element) => element.querySelector('a')?.getAttribute('href') ?? 'block');
}

test('the service of an article is offered once, after the second block or at the end', () => {
  expect(elements(4, service)).toEqual(['block', 'block', service.href, 'block', 'block']);
  expect(elements(1, service)).toEqual(['block', service.href]);
  expect(elements(3, undefined)).toEqual(['block', 'block', 'block']);
});
