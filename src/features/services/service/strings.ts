import { routes } from '../../../lib/routes.ts';

export const serviceStrings = {
  imageLoading: 'Loading image',
  getStarted: { label: 'Get Started', href: routes.contact },
  facts: {
    price: 'Price',
    firstResult: 'First result',
    team: 'Team',
    start: 'How it starts',
    project: 'Done for',
  },
  /** The price is named as in the facts. */
  jumpTo: {
    label: 'Jump to',
    overview: 'What it is',
    projects: 'Proof',
    contact: 'Write to us',
  },
  overview: 'Overview',
  features: 'Key Features',
  benefits: 'Benefits',
  process: 'Our Process',
  price: 'What it costs',
  /** Prices and teams are named as in the facts. */
  examples: {
    name: 'Example',
    duration: 'Duration',
    ask: 'Ask about this',
  },
  relatedArticles: 'Articles about this service',
  relatedServices: 'Related services',
  goBack: { label: 'Go Back', href: routes.services },
  notFound: {
    title: 'Service Not Found',
    description: 'There is no service at this address. Our services page lists everything we do.',
    text: "Sorry, we couldn't find the service you're looking for.",
    links: [{ label: 'Back to Services', href: routes.services }],
  },
};
