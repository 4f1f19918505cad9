import { basename } from 'node:path';

/** Files of import.meta.glob by their names in the content: pictures/team.jpg. */
export const byContentName = <File>(files: Record<string, File>): ReadonlyMap<string, File> =>
  new Map(Object.entries(files).map(([path, file]) => [`pictures/${basename(path)}`, file]));

/** Imported by Vite and not read by Node, so that `astro dev` shows changes. */
export const contentSvgs = byContentName(
  import.meta.glob<string>('@content/pictures/*.{svg,SVG}', { query: '?raw', import: 'default', eager: true }),
);
