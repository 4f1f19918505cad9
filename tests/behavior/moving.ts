// What moves on the site, found as a visitor finds it.
import type { Page } from '@playwright/test';
import { words } from '../support/content.ts';

export const motionSwitch = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: words.controls.motion, exact: true });

const { slider: slides } = words.controls;
const quotes = { ...words.home.testimonials, ...words.controls.testimonials };

export const slider = (page: Page) => page.getByRole('region', { name: slides.label, exact: true });
export const sliderButton = (page: Page, action: 'previous' | 'next' | 'pause' | 'play') =>
  slider(page).getByRole('button', { name: slides[action], exact: true });

export const carousel = (page: Page) => page.getByRole('region', { name: quotes.heading, exact: true });
export const carouselButton = (page: Page, action: 'previous' | 'next' | 'pause' | 'play') =>
  carousel(page).getByRole('button', { name: quotes[action], exact: true });

/** The number of the slide that is shown. */
export const currentSlide = (page: Page) =>
  slider(page)
    .locator('[data-slide]')
    .evaluateAll((all) => all.findIndex((slide) => slide.getAttribute('data-current') === 'true') + 1);

/** The number of the first of the quotes that are shown. */
export const currentQuote = (page: Page) =>
  carousel(page)
    .locator('[aria-roledescription=slide]')
    .evaluateAll((all) => all.findIndex((slide) => slide.getAttribute('data-slot') === '1') + 1);

/** What the field of particles looks like. */
export const particles = (page: Page) =>
  page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
