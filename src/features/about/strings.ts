import { routes } from '../../lib/routes.ts';

export const aboutStrings = {
  imageUnavailable: 'Team image unavailable',
  leader: 'Led by',
  projects: { label: 'See what changed for clients', href: routes.projects },
};
