import type { z } from 'astro/zod';
import { link } from '../fields/addresses.ts';
import { pageHead } from '../fields/commonFields.ts';
import { fields, group } from '../fields/groups.ts';
import { line } from '../fields/text.ts';

export const blogSchema = () =>
  fields({
    ...pageHead,
    hero: group('Top of the page', {
      heading: line('Heading', 60),
      lead: line({ title: 'Lead', description: 'Under the heading.' }),
      link: link('Button'),
    }),
    name: line({ title: 'Name of the blog', description: 'Above the list, and on every article.' }, 44),
    feed: group('Feed of articles', {
      title: line('What a feed reader calls it', 60),
      description: line('What it brings, in one sentence', 160),
    }),
  }).meta({ title: 'Blog', description: 'The page that lists the articles.' });

export type BlogPage = z.infer<ReturnType<typeof blogSchema>>;
