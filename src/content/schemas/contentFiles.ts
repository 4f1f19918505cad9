// The schemas of all files below content/. A schema with a title is in the CMS. Labels and third parties have none, because
// developers change them.
import { z } from 'astro/zod';
import { blocks } from './blocks.ts';
import { folders } from './entries.ts';
import { labels } from './labels.ts';
import { layout } from './layout.ts';
import { pages } from './pages.ts';
import { formed, line, optionalList } from './parts.ts';
import { people } from './people.ts';
import { site } from './site.ts';
import { thirdParties } from './thirdParties.ts';

function isDecodable(address: string): boolean {
  try {
    return decodeURI(address) !== '';
  } catch {
    return false;
  }
}

/** An address of an earlier site, in any script, percent-encoded or not. */
const oldAddress = formed(
  /^(?:\/(?:[^\s/?#%*:$"'`<>\\{|}^[\]]|%[2-9a-fA-F][\da-fA-F])+)+\/?$/,
  'should be an old address without its domain, such as /about-us.html, and without "?", "#" and "*"',
  200,
)
  .refine(isDecodable, 'should be percent-encoded as UTF-8')
  .transform((address) => decodeURI(address).normalize().replace(/\/$/, ''))
  .meta({ title: 'Old address, without its domain' });

const newAddress = formed(
  /^\/$|^(?:\/[\w-]+)+$/,
  'should be the address of a page, such as /services/web-dev',
  200,
).meta({ title: 'Page that visitors see instead' });

/** The single files, by their path below content/. */
export const documents = z.strictObject({
  site,
  layout,
  people,
  search: z
    .strictObject({
      common: optionalList(
        { title: 'Suggested searches', description: 'Each should find something.' },
        line('One word', 20),
        5,
      ),
      synonyms: optionalList(
        {
          title: 'Synonyms',
          description: 'A page with one of them in its title is found by all of them.',
        },
        formed(/^[^,]+(?:,[^,]+)+$/, 'should be synonyms, separated by commas', 160).meta({
          title: 'Words or short phrases separated by commas, such as: shop, online store, e-commerce',
        }),
        100,
      ),
    })
    .meta({ title: 'Search', description: 'Suggested searches and synonyms.' }),
  moved: z
    .strictObject({
      items: z
        .array(z.strictObject({ from: oldAddress, to: newAddress }))
        .default([])
        .meta({ title: 'Moved or deleted pages', description: 'Visitors are redirected.' }),
    })
    .meta({ title: 'Moved pages', description: 'Redirects for pages that were moved or deleted.' }),
  'third-parties': thirdParties,
  ...pages,
  ...blocks,
  ...labels,
});

export { folders };

export type Documents = z.infer<typeof documents>;
export type Project = FolderValue<'projects'>;
export type FolderName = keyof typeof folders;
export const folderNames = Object.keys(folders) as FolderName[];
export type FolderValue<Name extends FolderName> = z.infer<(typeof folders)[Name]>;
