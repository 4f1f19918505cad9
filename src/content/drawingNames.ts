import { readdirSync } from 'node:fs';

/** The drawings that a field of content may name: the files of a folder, without other forms and generic ones. */
export const drawingNames = (kind: 'plate' | 'emblem'): string[] =>
  readdirSync(`art/${kind}s`)
    .flatMap((file) => /^(?!generic-)([\w-]+)\.svg$/.exec(file)?.[1] ?? [])
    .sort();
