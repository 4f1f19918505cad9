import type { ComponentProps } from 'react';
import type { Prose } from './Prose';

/** Texts with a box that scrolls sideways, by the name of the box. */
export const scrolling = {
  Table: { text: '| Plant | Höhe |\n| --- | ---: |\n| Vine | 3 m |' },
  Code: { text: '```\nrate(x[5m]) < 1\n```' },
} satisfies Record<string, ComponentProps<typeof Prose>>;

/** The same in an article, where code is highlighted. */
export const scrollingInArticle = {
  ...scrolling,
  'Code: js': { text: '```js\n// Größe\nconst a = "b";\n```' },
} satisfies Record<string, ComponentProps<typeof Prose>>;
