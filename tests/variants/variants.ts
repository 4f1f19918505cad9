import { makeFull } from './full.ts';
import { makeSparse } from './sparse.ts';

/** How each of them changes a copy of the project, and the settings of its build. */
export const variants = {
  sparse: { change: makeSparse, settings: { BUILD_DAY: '2999-12-31' } },
  // Astro passes DEV on to import.meta.env, where it must not show drafts.
  full: { change: makeFull, settings: { BUILD_DAY: '2999-12-31', DEV: '1' } },
};

/** Where the built site of a variant is, beside its output as build.log. */
export const variantFolder = (name: string) => `test-results/variants/${name}`;
