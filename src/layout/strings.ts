import { routes } from '../lib/routes.ts';
import { breadcrumbStrings } from '../ui/Breadcrumb/strings.ts';

export const layoutStrings = {
  skipLink: 'Skip to content',
  preview: (subject: string, time: string) => `Preview of: ${subject}, ${time}`,
  home: (name: string) => `${name}, home`,
  navigation: 'Main',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  motion: 'Pause motion',
  theme: 'Dark colors',
  footer: {
    company: 'Company',
    services: breadcrumbStrings.services,
    allServices: 'See All Services',
    offices: 'Offices',
    contact: 'Contact us',
  },
  notFound: {
    title: '404 - Page Not Found',
    description: 'There is no page at this address. Go back to the home page or look through our services.',
    text: 'There is no page at this address. It may have moved, or the link may be wrong.',
    links: [
      { label: 'Back to Home', href: routes.home },
      { label: 'Explore Our Services', href: routes.services },
    ],
  },
};
