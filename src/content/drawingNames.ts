import { globSync } from 'node:fs';

const drawingKinds = ['plate', 'emblem', 'diagram'] as const;
export type DrawingKind = (typeof drawingKinds)[number];

export const isDrawingKind = (name: string | undefined): name is DrawingKind =>
  drawingKinds.some((kind) => kind === name);

/**
 * The drawings that a field of content may name: the files of a folder, without other forms and generic ones. A company
 * with articles of its own may have no diagrams, and no folder for them.
 */
export const drawingNames = (kind: DrawingKind): string[] =>
  globSync('*.svg', { cwd: `art/${kind}s` })
    .flatMap((file) => /^(?!generic-)([\w-]+)\.svg$/.exec(file)?.[1] ?? [])
    .sort();
