import type { Canvas } from '../plate.ts';
import { darkEye, largeBlossom } from '../primitives/blossom.ts';
import { color, type Paint } from '../schemes.ts';

/** A place in a drawing that is worth a closer look: its center, and the radius of a curve around it. */
export type Focus = Readonly<{ x: number; y: number; radius: number }>;

type Composed = Readonly<{ body: string; focuses: readonly Focus[] }>;

/** A way to compose a seeded plate of any size. */
export type Composition = (canvas: Canvas) => Composed;

/** The flower for the largest place of a plate. */
export const largeFlower = { ...largeBlossom, ...darkEye } as const;

/** The color of a disc behind pale or dark plants alike. */
export function discColor({ scheme }: Canvas): Paint {
  return scheme === 'night' ? color.soil : color.glow;
}
