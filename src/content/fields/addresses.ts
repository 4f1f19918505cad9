// Addresses of people and pages.
import { type Label, toMeta } from './field.ts';
import { group } from './groups.ts';
import { line, matching } from './text.ts';

export const emailAddress = (label: Label) =>
  matching(
    /^[^\s@<>:,;]+@[^\s@<>:,;]+\.[^\s@<>:,;.]+$/,
    'should be only an email address, such as hello@company.com',
    60,
  ).meta(toMeta(label));

/** The address of an external page. */
export const webAddress = (label: Label) =>
  matching(/^https:\/\/[^\s<>]+\.[^\s<>]+$/, 'should be a web address that begins with "https://"').meta(toMeta(label));

/** A link to a page of this site, or to another site. */
export const link = (label: Label, longest = 40) =>
  group(label, {
    label: line('Words', longest),
    href: matching(
      /^(?:\/(?!\/)[^\s<>]*|https:\/\/[^\s<>]+\.[^\s<>]+)$/,
      'should be an address on this site that begins with "/", or one elsewhere that begins with "https://"',
    ).meta({ title: 'Leads to', description: 'Such as /contact, or an address elsewhere with https://.' }),
  });
