// What the specification fixes, in its words. A company that takes the site over deletes this folder.
import { describe, expect, test } from 'vitest';
import { documentAt } from '../support/builtSite.ts';
import { one, textOf } from '../support/parts.ts';
import { services } from './named.ts';

type Packed = [0, string | number | { [name: string]: Packed }] | [1, Packed[]];

/** What Astro packed into an attribute: each value with a number that says whether it is a list. */
function unpack([kind, value]: Packed): unknown {
  if (kind === 1) return value.map(unpack);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, unpack(inner)]));
}

/** The words that the page hands to one of its islands. */
function wordsOf(path: string, island: string): unknown {
  const props = one(documentAt(path), `astro-island[component-export="${island}"]`).getAttribute('props');
  return unpack(JSON.parse(props ?? '').words);
}

describe('The contact form', () => {
  const form = wordsOf('/contact', 'ContactForm');

  test('says what is wrong with a field', () => {
    expect(form).toMatchObject({
      mistakes: {
        name: { missing: 'Name is required' },
        email: { missing: 'Email is required', malformed: 'Invalid email format' },
        message: { missing: 'Message is required' },
        service: { missing: 'Please select a service' },
      },
    });
  });

  test('says what becomes of the message', () => {
    expect(form).toMatchObject({
      sending: 'Sending...',
      sent: 'Message sent successfully!',
      failed: 'Failed to send message. Please try again.',
    });
  });
});

test("without slides the slider says 'No slides available'", () => {
  expect(wordsOf('/', 'Slider')).toMatchObject({ empty: 'No slides available' });
});

describe('Where a picture fails', () => {
  test("a card of the team says 'Team image unavailable'", () => {
    expect(textOf(one(documentAt('/about'), '[data-when=failed]'))).toBe('Team image unavailable');
  });

  test.each(services)("/services/$id says 'Image unavailable for $title'", ({ id, title }) => {
    const said = one(documentAt(`/services/${id}`), '[data-when=failed]');
    expect(textOf(said)).toBe(`Image unavailable for ${title}`);
  });
});
