import { z } from 'astro/zod';
import { group, line, link, list } from './parts.ts';

const groupHeading = (what: string) => line(`Above the ${what} that were found.`, 24);

export const searchLabels = z.strictObject({
  open: line('Button that opens it', 16),
  hint: line('Tooltip of that button, with the keys', 40),
  label: line('What the search is called for screen readers', 40),
  field: line('What the field is for, for screen readers', 80),
  placeholder: line('In the field while it is empty', 20),
  close: line('The button that closes it, for screen readers', 30),
  keys: group('Keys, on a wide screen', {
    move: line('What the arrow keys do', 12),
    enter: line('Name of the Enter key', 8),
    open: line('What it does', 12),
    escape: line('Name of the Escape key', 8),
    close: line('What it does', 12),
  }),
  groups: group('What was found, by its kind', {
    service: groupHeading('services'),
    project: groupHeading('projects'),
    role: groupHeading('open roles'),
    article: groupHeading('articles'),
    question: groupHeading('questions'),
    page: groupHeading('other pages'),
  }),
  start: line('Shown before anything is typed', 80),
  often: line('Above the suggested searches', 40),
  results: line({ title: 'When something was found', description: '{count} is how many, {words} what was typed.' }, 60),
  nothing: group('When nothing was found', {
    count: line({ title: 'In place of the count', description: '{words} is what was typed.' }, 60),
    heading: line({ title: 'What the box says', description: '{words} is what was typed.' }, 60),
    text: line('What to do then', 120),
    links: list('Where to go then', link('A link', 30), 2),
  }),
  loading: line('While the index is loading', 60),
  failed: group('When the index could not be loaded', {
    count: line('In place of the count', 60),
    heading: line('What the box says', 60),
    text: line('What to do then', 120),
    retry: line('Button that tries again', 30),
    links: list('Ways in without searching', link('A link', 30), 3),
  }),
  reload: group('When the page is from before a deployment and cannot search', {
    text: line('Message', 80),
    link: line('Link that reloads the page', 30),
  }),
});

export type SearchLabels = z.infer<typeof searchLabels>;
