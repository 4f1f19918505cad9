import { z } from 'astro/zod';
import { anyLink, group, line, link, list } from './parts.ts';

export const layout = z
  .strictObject({
    navigation: list(
      { title: 'Navigation', description: 'The links of the header, the menu and the footer.' },
      anyLink('One entry of the navigation', 20),
      7,
    ).refine(
      (links) => links.reduce((length, { label }) => length + label.length, 0) <= 52,
      'should fit into the header: its labels may have 52 characters in total',
    ),
    getStarted: link({ title: 'Button', description: 'The button at the end of the header.' }, 16),
    footer: group('Footer', {
      statement: line({ title: 'Statement', description: 'The sentence at the top of the footer.' }, 120),
      navigationTitle: line('Above the first column', 30),
      servicesTitle: line('Above the services', 30),
      officesTitle: line('Above the offices', 30),
      contactTitle: line('Above the addresses', 30),
      rights: line({ title: 'Rights', description: 'After the copyright.' }, 60),
    }),
    summary: line(
      { title: 'Summary', description: 'One or two sentences about the company for AI assistants, in llms.txt.' },
      300,
    ),
  })
  .meta({ title: 'Header and footer', description: 'The texts around every page.' });
