import { expect, test } from 'vitest';
import { texts } from '../../../../tests/support/parts.ts';
import { renderPart } from '../../../../tests/support/renderPart.ts';
import { ServiceBanner } from './ServiceBanner';
import styles from './ServiceBanner.module.css';

const picture = { src: '/a.svg', width: 1200, height: 800, alt: 'A field' };
const banner = { title: 'Web', lead: 'For all.', picture };

test.each([
  ['Web Development', undefined],
  ['Accessibilities', styles.longWord],
  ['Self-service tools', undefined],
  ['Internationalization', styles.longestWord],
])('a title with a long word is smaller: %s', (title, expected) => {
  const heading = renderPart(<ServiceBanner {...banner} title={title} />).querySelector('h1');
  expect(heading?.className || undefined).toBe(expected);
});

test('the facts are optional', () => {
  const prices = { from: 'USD 6', to: '9' };
  const facts = { team: '3 to 5 people', start: 'With a talk' };
  expect(texts(renderPart(<ServiceBanner {...banner} />), 'dl')).toEqual([]);
  const all = renderPart(<ServiceBanner {...banner} prices={prices} firstResult="In 3 weeks" facts={facts} />);
  expect(texts(all, 'dt')).toEqual(['Price', 'First result', 'Team', 'How it starts']);
  expect(texts(all, 'dd')).toEqual(['USD 6 to 9', 'In 3 weeks', '3 to 5 people', 'With a talk']);
});
