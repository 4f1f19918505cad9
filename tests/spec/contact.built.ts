// What the specification fixes, in its words. A company that takes the site over deletes this folder.
import { expect, test } from 'vitest';
import { documentAt, plain } from '../support/builtSite.ts';
import { company, words } from '../support/content.ts';
import { links, one, region, texts } from '../support/parts.ts';
import { expectInOrder, expectLink, services } from './named.ts';

const document = documentAt('/contact');
const information = region(document, words.contact.information.heading);

test("the heading is 'Let's Build Something Extraordinary'", () => {
  expect(texts(document, 'h1')).toEqual(["Let's Build Something Extraordinary"]);
});

test.each(['Name', 'Email', 'Service', 'Message'])('the form asks for %s, and the browser requires it', (label) => {
  const field = [...document.querySelectorAll('form label')].find(
    (candidate) => plain(candidate.textContent) === label,
  );
  const control = one(document, `#${field?.getAttribute('for')}`);
  expect(control.hasAttribute('required')).toBe(true);
  expect(control.getAttribute('name')).toBe(label.toLowerCase());
});

test("the services are the options, behind 'Select a Service', which cannot be chosen", () => {
  const [placeholder, ...options] = document.querySelectorAll('form select option');
  expect(plain(placeholder?.textContent)).toBe('Select a Service');
  expect(placeholder?.hasAttribute('disabled')).toBe(true);
  expect(placeholder?.getAttribute('value')).toBe('');
  expectInOrder(
    options.map((option) => plain(option.textContent)),
    services.map(({ title }) => title),
  );
});

test('email, phone and the offices in Pune, Singapore and Morrisville are given', () => {
  expectLink(information, company.email, `mailto:${company.email}`);
  expectLink(information, company.phone, `tel:${company.phone.replaceAll(' ', '')}`);
  expect(texts(information, 'h3')).toEqual(expect.arrayContaining(['Pune', 'Singapore', 'Morrisville']));
});

test("two social networks and, by 'Discover Our Services', /services are linked", () => {
  const addresses = links(information).map(([, href]) => href);
  expect(addresses.filter((href) => company.social.some(({ url }) => url === href))).toHaveLength(2);
  expectLink(information, 'Discover Our Services', '/services');
});
