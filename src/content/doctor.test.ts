import { expect, test } from 'vitest';
import { source } from '../../tests/support/mistakes';
import { findings } from './doctor';
import { readContent } from './read';
import { sample } from './sample';

const connected = { PUBLIC_EMAILJS_SERVICE_ID: 'service_abc' };

/** What is said of the content in which some files are written in another way. */
function foundIn(changes: Record<string, (text: string) => string>, env: Record<string, string> = connected) {
  const files = [...source.files].map(([path, bytes]): [string, Uint8Array] => {
    const change = changes[path];
    return [path, change ? Buffer.from(change(Buffer.from(bytes).toString('utf8'))) : bytes];
  });
  const { entries, mistakes } = readContent({ ...source, files: new Map(files) });
  expect(mistakes).toEqual([]);
  return findings(entries, env);
}

/** The sample with another address: a company that has begun. */
const begun = (text: string) =>
  text
    .replace(/^url: .*/m, 'url: https://roots.com')
    .replace(/^name: .*/m, 'name: Roots')
    .replaceAll(/@[\w.]+\.example/g, '@roots.com')
    .replaceAll(/[\w.-]+\.example/g, 'roots.com');

test('nothing is said of the sample while the company is the sample', () => {
  const asItCame = (text: string) => text.replace(/^url: .*/m, `url: ${sample.url}`);
  expect(foundIn({ 'site.yaml': asItCame }).filter(({ embarrassing }) => embarrassing)).toEqual([]);
});

test('a company that has begun is told where the sample is still named, with file and line', () => {
  const left = foundIn({
    'site.yaml': begun,
    'pages/about.yaml': (text) => text.replace(/heading: .*/, 'heading: Trelliswork'),
  });
  expect(left).toContainEqual(
    expect.objectContaining({
      file: 'content/pages/about.yaml',
      text: 'the field "story, heading" still names "Trelliswork" of the sample company.',
      embarrassing: true,
    }),
  );
});

test('its own offices are no leftovers, and an example for an address is', () => {
  const left = foundIn({ 'site.yaml': begun }).map(({ text }) => text);
  expect(left.some((text) => text.includes('"Pune"'))).toBe(false);
  const example = (text: string) => begun(text).replace(/^email: .*/m, 'email: hello@roots.example');
  expect(foundIn({ 'site.yaml': example }).map(({ text }) => text)).toContain(
    'the field "email" has an example for an address: roots.example.',
  );
});

test('a text that is nearly full and a mail service that is not set are told, and stop nothing', () => {
  const full = (text: string) => text.replace(/^heading: .*/m, `heading: ${'x'.repeat(40)}`);
  const found = foundIn({ 'pages/services.yaml': full }, {});
  expect(found).toContainEqual(
    expect.objectContaining({ text: 'the field "heading" is nearly full: 40 of 40 characters.', embarrassing: false }),
  );
  expect(found.at(-1)).toMatchObject({ file: '.env', embarrassing: false });
});
