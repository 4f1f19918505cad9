// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TaglineText } from '../AboutHero/TaglineText';
import { Tagline } from './Tagline';
import { taglineSetting } from './taglineSetting';

const action = { label: 'Go', href: '/contact' };
const stripTags = (html: string) => html.replaceAll(/<[^>]+>/g, '');
const squaresIn = (html: string, name: string) => html.match(new RegExp(`class="[^"]*${name}`, 'g'))?.length ?? 0;

test.each([
  ['We Build. You Grow.', 2, 1],
  ['Ready to grow?', 0, 0],
  ['Plan it! Build it. Done?', 1, 1],
  ['Built to stand', 0, 0],
])('"%s" is unchanged in the text, and its full stops are drawn', async (tagline, stops, squares) => {
  const html = renderToStaticMarkup(
    <Tagline setting={await taglineSetting(tagline)} lead="" contact={action} services={action} />,
  );
  const [, heading = ''] = /<h1[^>]*>(.*)<\/h1>/s.exec(html) ?? [];
  expect(stripTags(heading)).toBe(tagline);
  expect(squaresIn(heading, 'stop')).toBe(stops);

  const running = renderToStaticMarkup(<TaglineText text={tagline} />);
  expect(stripTags(running)).toBe(tagline);
  expect(squaresIn(running, 'square')).toBe(squares);
});
