import { z } from 'astro/zod';
import { anyLink, group, line, link, list } from './parts.ts';

export const shell = z.strictObject({
  navigation: list('Header, menu and footer show these links.', anyLink('One entry of the navigation.', 20), 7).refine(
    (links) => links.reduce((length, { label }) => length + label.length, 0) <= 44,
    'should fit into the header, where its words may be 44 characters long together',
  ),
  getStarted: link('The button at the end of the header.', 16),
  footer: group('The footer.', {
    statement: line('The sentence at the top of the footer.', 120),
    navigationTitle: line('Above the first column.', 30),
    moreTitle: line('Above the second column.', 30),
    contactTitle: line('Above the third column.', 30),
    rights: line('Behind the copyright.', 60),
  }),
  summary: line('One or two sentences about the company for AI assistants, in llms.txt.', 300),
});
