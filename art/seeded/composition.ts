import { houseBlossom, largeBlossom } from '../blossom.ts';
import type { Canvas } from '../plate.ts';
import { color, type Paint } from '../schemes.ts';

/** A place in a drawing that is worth a closer look: a center and the radius of a real curve around it. */
export type Focus = Readonly<{ x: number; y: number; radius: number }>;

type Composed = Readonly<{ body: string; focuses: readonly Focus[] }>;

/** A way to compose a seeded plate of any size. */
export type Composition = Readonly<{ title: string; compose: (canvas: Canvas) => Composed }>;

/** The house flower with an eye that reads in every scheme. */
export const flower = { ...houseBlossom, eye: color.dark, seed: color.light } as const;

/** The flower for the largest place of a plate. */
export const largeFlower = { ...largeBlossom, eye: color.dark, seed: color.light } as const;

/** The color of a disc behind pale or dark plants alike. */
export function discColor({ scheme }: Canvas): Paint {
  return scheme === 'night' ? color.soil : color.glow;
}
