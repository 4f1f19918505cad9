import { routes } from '../../../lib/routes.ts';

const back = { label: 'Back to Blog', href: routes.blog };

export const articleStrings = {
  back,
  published: (date: string) => `Published ${date}`,
  invitation: `Do you have a question about this, or a project like it? [Write to us](${routes.contact}).`,
  offer: 'Related service',
  more: 'More articles',
  previous: 'Previous article',
  next: 'Next article',
  notFound: {
    title: 'Blog not found',
    description: 'There is no article at this address. The blog lists everything we have published.',
    heading: 'Blog not found.',
    links: [back],
  },
};
