// Labels of controls, messages, and texts for screen readers, which developers change and editors do not.
import { z } from 'astro/zod';
import { formLabels } from './contactForm.ts';
import { fieldMeta, formed, group, line } from './parts.ts';
import { searchLabels } from './searchLabels.ts';

/** The schemas of content/labels, by path. */
export const labels = {
  'labels/controls': z.strictObject({
    skipLink: line('First link of every page, for keyboards', 40),
    homeLabel: formed(/\{name\}/, 'should contain {name}, the text of the logo', 40).meta(
      fieldMeta('What the logo is called for screen readers'),
    ),
    navigationLabel: line('What the main navigation is called for screen readers', 40),
    breadcrumb: line('What the breadcrumb is called for screen readers', 40),
    menu: group('Menu on small screens', {
      label: line('What the menu is called', 20),
      open: line('Button that opens it', 20),
      close: line('Button that closes it', 20),
    }),
    motion: line('The button that stops all motion', 40),
    theme: line('The button that switches between light and dark', 40),
    newTab: line('What screen readers add to a link that opens a new tab', 40),
    copy: group('Copies an address or a block of code', {
      label: line('Button', 20),
      done: line('Shown when it is copied', 20),
      failed: line('Shown when the browser does not allow that', 40),
    }),
    mapLink: line('Link to the map of an office', 30),
    slider: group('Slider at the top of the home page', {
      label: line('What the slider is called for screen readers', 40),
      position: line({ title: 'Beside the number of the slide', description: '{total} is how many there are.' }, 30),
      slide: line(
        { title: 'What a slide is called for screen readers', description: '{number} and {total} are filled in.' },
        40,
      ),
      choose: line('What the dots are called for screen readers', 40),
      previous: line('Button to the slide before', 40),
      next: line('Button to the slide after', 40),
      pause: line('Button that stops the slides', 40),
      play: line('Button that lets them go on', 40),
      empty: line('Shown when there are no slides', 60),
    }),
    testimonials: group('What clients say, on the home page', {
      stars: line(
        { title: 'What the stars are called for screen readers', description: '{count} is their number.' },
        60,
      ),
      slide: line(
        { title: 'What a quote is called for screen readers', description: '{number} and {total} are filled in.' },
        40,
      ),
      position: line(
        { title: 'Which quotes are shown', description: '{first}, {second} and {total} are filled in.' },
        40,
      ),
      previous: line('Button to the quotes before', 40),
      next: line('Button to the quotes after', 40),
      pause: line('Button that stops the quotes', 40),
      play: line('Button that lets them go on', 40),
    }),
  }),
  'labels/form': formLabels,
  'labels/search': searchLabels,
  'labels/pages': z.strictObject({
    team: group('Team on the About page', {
      imageUnavailable: line('Shown when a picture does not load', 60),
      leader: line('Before the name of the person who leads a group', 30),
    }),
    service: group('Page of a service', {
      position: line(
        { title: 'Beside the name of the catalogue', description: '{number} and {total} are filled in.' },
        30,
      ),
      imageAlt: line({ title: 'What the picture is, for screen readers', description: '{title} is the service.' }, 80),
      imageLoading: line('Shown while the picture loads', 40),
      imageUnavailable: line(
        { title: 'Shown when the picture does not load', description: '{title} is the service.' },
        80,
      ),
      facts: group('Facts under the title', {
        firstRelease: line('Label of the time to the first release', 30),
        team: line('Label of the size of the team', 30),
        start: line('Label of how it starts', 30),
      }),
    }),
    project: group('Project, on the pages of its services', {
      problem: line('Heading of what was wrong', 40),
      solution: line('Heading of what was built', 40),
      results: line('Heading of what changed', 40),
      duration: line('Label of how long it took', 30),
      team: line('Label of who worked on it', 30),
      link: line({ title: 'Link from a quote to the project', description: '{client} is the client.' }, 60),
    }),
    job: group('Page of a role', {
      position: line(
        { title: 'Beside the name of the list of roles', description: '{number} and {total} are filled in.' },
        30,
      ),
      sharingLine: line(
        { title: 'Line on the picture of a link preview', description: '{experience} is filled in.' },
        44,
      ),
      logoAlt: line({ title: 'What the emblem is, for screen readers', description: '{title} is the role.' }, 80),
      facts: group('Facts under the title', {
        experience: line('Label of the experience', 30),
        employment: line('Label of the kind of employment', 30),
        office: line('Label of the office', 30),
        pay: line('Label of the pay', 30),
        posted: line('Label of the date', 30),
        closes: line('Label of the last day to apply', 30),
        closed: line('Label of the last day when it is over', 30),
        hear: line('Label of when candidates hear', 30),
      }),
    }),
    article: group('Page of an article', {
      imageAlt: line({ title: 'What the picture is, for screen readers', description: '{title} is the article.' }, 80),
      published: line({ title: 'Date', description: '{date} is filled in.' }, 40),
      readingTime: line(
        { title: 'How long it takes to read', description: '{minutes} is counted from the words.' },
        40,
      ),
      related: line('What the related services and articles are called for screen readers', 40),
      more: line('Heading of the links to other articles, for screen readers', 40),
      previous: line('Above the title of the article before', 30),
      next: line('Above the title of the article after', 30),
    }),
    statistics: line('Heading of the numbers on the Careers page', 40),
    legal: group('Privacy policy, terms and conditions', {
      changed: line({ title: 'When the text was last changed', description: '{date} is filled in.' }, 40),
      sections: line('What the list of sections is called for screen readers', 30),
    }),
    unpublished: group(
      { title: 'Marks of unpublished entries', description: 'Shown in drafts and previews.' },
      {
        draft: line('Before the title of a draft', 30),
        scheduled: line({ title: 'Before the title of a scheduled entry', description: '{day} is filled in.' }, 30),
      },
    ),
    programs: group('Texts for link previews and llms.txt', {
      pictureAlt: line(
        { title: 'What the picture of a link preview is', description: '{title} is its large text.' },
        120,
      ),
      company: line('Heading of the pages about the company', 40),
      services: line('Heading of the services', 40),
      jobs: line('Heading of the open roles', 40),
      articles: line('Heading of the articles', 40),
      feeds: line('Heading of the feed', 40),
    }),
  }),
};
