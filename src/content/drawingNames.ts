import { globSync } from 'node:fs';

const drawingKinds = ['plate', 'emblem', 'diagram'] as const;
export type DrawingKind = (typeof drawingKinds)[number];

export const isDrawingKind = (name: string | undefined): name is DrawingKind =>
  drawingKinds.some((kind) => kind === name);

/**
 * The drawings that content may use: the files of a folder, without crops and generic ones. The folder may be missing,
 * because a company may have no diagrams.
 */
export const drawingNames = (kind: DrawingKind): string[] =>
  globSync('*.svg', { cwd: `art/${kind}s` })
    .flatMap((file) => /^(?!generic-)([\w-]+)\.svg$/.exec(file)?.[1] ?? [])
    .sort();
