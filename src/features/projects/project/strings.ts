import { routes } from '../../../lib/routes.ts';

export const projectPageStrings = {
  before: 'Before',
  after: 'After',
  duration: 'Duration',
  team: 'Team',
  agreed: 'Price agreed',
  paid: 'Price paid',
  services: 'Services',
  problem: 'What was wrong',
  solution: 'What we did',
  results: 'What changed',
  next: 'Next project',
  notFound: {
    title: 'Project not found',
    description: 'There is no project at this address. Our projects page lists all of them.',
    links: [{ label: 'Back to Projects', href: routes.projects }],
  },
};
