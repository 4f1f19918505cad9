// The texts of the specification are on the pages.
import type { Element } from 'happy-dom';
import { expect, test } from 'vitest';
import { fields } from '../../src/features/contact/form/fields.ts';
import { formStrings } from '../../src/features/contact/form/strings.ts';
import { sliderStrings } from '../../src/features/home/carousel/strings.ts';
import { documentAt } from '../support/builtSite.ts';
import { everyDocument } from '../support/documents.ts';
import * as parts from '../support/parts.ts';
import {
  careersEmail,
  contactLinks,
  exactly,
  headerButton,
  inOrder,
  jobs,
  links,
  matching,
  messages,
  navigation,
} from './words.ts';

/** Fails with the content file and both texts. */
function expectText(file: string, actual: unknown, expected: unknown): void {
  const actualText = JSON.stringify(actual);
  const expectedText = JSON.stringify(expected);
  const advice = 'If the company has changed its mind, change tests/spec/words.ts.';
  if (actualText !== expectedText)
    expect.fail(`${file} says ${actualText}, but the specification ${expectedText}. ${advice}`);
}

/** There is a link with this name, and every link with this name has this address. */
function expectLink(file: string, root: Element, name: string, href: string): void {
  const all = parts.links(root);
  const named = all.filter(([label]) => label === name);
  const meant = named.length > 0 ? named : all.filter(([, address]) => address === href);
  expectText(file, [...new Map(meant.map((link) => [link.join(), link])).values()], [[name, href]]);
}

const textsOn = (page: string, selector: string) => parts.texts(parts.one(documentAt(page), 'main'), selector);

test("the title of Careers is 'Career'", () => {
  expectText('content/pages/careers.yaml', documentAt('/career').title, 'Career');
});

test("the footer has '© 2022'", () => {
  const [year] = parts.getText(parts.one(documentAt('/'), 'body > footer')).match(/© \d+/) ?? [];
  expectText('content/site.yaml', year, '© 2022');
});

test.each(exactly)('on %s, %s has exactly the texts of the specification', (page, selector, file, expected) => {
  expectText(file, textsOn(page, selector), expected);
});

test.each(inOrder)('on %s, %s has the texts of the specification in order', (page, selector, file, expected) => {
  const actual = textsOn(page, selector);
  const named = actual.filter((text) => expected.includes(text));
  expectText(file, named.length < expected.length ? actual : named, expected);
});

test.each(matching)('on %s, %s (%s) has %s', (page, selector, file, pattern) => {
  const actual = textsOn(page, selector);
  if (!actual.some((text) => pattern.test(text))) expectText(file, actual, String(pattern));
});

test.each(links)('%s (%s) leads by %s to %s', (page, file, name, href) => {
  expectLink(file, parts.one(documentAt(page), 'main'), name, href);
});

test.each(jobs)("/jobs/$slug opens an email to HR by 'Apply Now', with its title in the subject", ({ slug, title }) => {
  const address = `mailto:${careersEmail}?subject=${encodeURIComponent(`Job Application for ${title}`)}`;
  expectLink('a strings.ts in src', parts.one(documentAt(`/jobs/${slug}`), 'main'), 'Apply Now', address);
});

test('every page has the links and the button in its header and its menu, which also has the contacts', () => {
  for (const document of everyDocument.values()) {
    const header = parts.one(document, 'body > header');
    const menu = parts.one(document, 'body > dialog[aria-label="Menu"]');
    expectText('content/site.yaml', parts.links(parts.one(header, 'nav')), navigation);
    expectLink('content/site.yaml', header, ...headerButton);
    expectText('content/site.yaml', parts.links(menu), [...navigation, headerButton, ...contactLinks]);
    expect(menu.querySelectorAll('[data-menu-close]')).toHaveLength(1);
  }
});

test.each(messages)('a strings.ts in src, %s, field %s: %s', (area, field, text) => {
  const strings = { form: formStrings, field: fields, slider: sliderStrings }[area];
  const actual = field.split('.').reduce<unknown>((value, name) => Object(value)[name], strings);
  expectText('a strings.ts in src', actual, text);
});
