import type { ComponentProps } from 'react';
import type { Menu } from './Menu';

/** For the header too, which shows a part of it. */
export const site = {
  name: 'Größenwachstum & Söhne',
  navigation: [
    { label: 'Services', href: '/services' },
    { label: 'About', href: '/about' },
  ],
  getStarted: { label: 'Get Started', href: '/contact' },
  email: 'office@trellis.example',
  phone: '+1 919 555 0142',
  social: [{ network: 'LinkedIn', url: 'https://linkedin.example/trellis' }],
} satisfies ComponentProps<typeof Menu>['site'];

export const page = { path: '/about', parents: [] } satisfies ComponentProps<typeof Menu>['page'];
