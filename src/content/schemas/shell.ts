import { z } from 'astro/zod';
import { anyLink, line, link, list } from './parts';

export const shell = z.strictObject({
  skipLink: line('The first link of every page, for keyboards.', 40),
  homeLabel: line('What the logo is called for screen readers.', 40),
  navigationLabel: line('What the main navigation is called for screen readers.', 40),
  breadcrumb: line('What the way up above a title is called for screen readers.', 40),
  navigation: list(
    'Header, menu and footer show these links.',
    anyLink('One entry of the navigation.', 20),
    1,
    7,
  ).refine(
    (links) => links.reduce((length, { label }) => length + label.length, 0) <= 44,
    'should fit into the header, where its words may be 44 characters long together',
  ),
  getStarted: link('The button at the end of the header.', 16),
  menu: z
    .strictObject({
      label: line('What the menu is called.', 20),
      open: line('The button that opens it.', 20),
      close: line('The button that closes it.', 20),
    })
    .describe('The menu on small screens.'),
  motion: line('The button that stills everything that moves by itself.', 40),
  theme: line('The button that switches between light and dark.', 40),
  footer: z
    .strictObject({
      statement: line('The sentence at the top of the footer.', 120),
      navigationTitle: line('Above the first column.', 30),
      moreTitle: line('Above the second column.', 30),
      contactTitle: line('Above the third column.', 30),
      rights: line('Behind the copyright.', 60),
      legal: list('The last row of the footer.', anyLink('One legal page.'), 1),
    })
    .describe('The footer.'),
  newTab: line('What screen readers add to a link that opens a new tab.', 40),
  copy: z
    .strictObject({
      label: line('The button.', 20),
      done: line('What it says when that is copied.', 20),
      failed: line('What it says where the browser does not allow that.', 40),
    })
    .describe('Copies an address or a block of code.'),
  unpublished: z
    .strictObject({
      draft: line('Before the title of a draft.', 30),
      scheduled: line('Before the title of what goes online later; {day} is filled in.', 30),
    })
    .describe('Marks of what is not yet online; seen while the site is written, and in previews.'),
  programs: z
    .strictObject({
      pictureAlt: line('What the picture of a link preview is; {title} is its large text.', 120),
      text: line('One or two sentences under the name of the company in llms.txt.', 300),
      company: line('Heading of the pages about the company.', 40),
      services: line('Heading of the services.', 40),
      jobs: line('Heading of the open roles.', 40),
      articles: line('Heading of the articles.', 40),
      feeds: line('Heading of the feed.', 40),
    })
    .describe('What programs that read for people are told: link previews, feed readers, llms.txt.'),
});
