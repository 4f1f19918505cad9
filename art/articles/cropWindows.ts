import type { NonEmpty } from '../primitives/random.ts';
import type { SchemeName } from '../schemes.ts';

/** A window cut out of a plate: its center, its width, the radius of the measuring ring, a scheme if not the plate's. */
export type CropWindow = Readonly<{
  x: number;
  y: number;
  width: number;
  ring: number;
  scheme?: SchemeName | undefined;
}>;

const at = (x: number, y: number, width: number, ring: number, scheme?: SchemeName) => ({ x, y, width, ring, scheme });

const windows: Readonly<Record<string, NonEmpty<CropWindow>>> = {
  eye: [
    at(320, 240, 250, 60),
    at(138, 196, 250, 84, 'night'),
    at(256, 180, 190, 42, 'leaf'),
    at(540, 236, 240, 70, 'paper'),
  ],
  hooks: [
    at(74, 214, 290, 40),
    at(330, 278, 340, 66, 'leaf'),
    at(566, 262, 250, 34, 'mist'),
    at(330, 110, 260, 44, 'blush'),
  ],
  pods: [
    at(330, 112, 260, 34),
    at(92, 300, 260, 60, 'leaf'),
    at(442, 273, 240, 30, 'paper'),
    at(520, 410, 220, 30, 'blush'),
  ],
  wind: [
    at(520, 128, 240, 62),
    at(330, 226, 300, 84, 'mist'),
    at(154, 286, 270, 84, 'night'),
    at(495, 330, 260, 74, 'blush'),
  ],
  gears: [
    at(404, 218, 280, 44),
    at(466, 158, 230, 60, 'paper'),
    at(505, 385, 260, 72, 'leaf'),
    at(536, 92, 240, 22, 'night'),
  ],
  bamboo: [
    at(330, 210, 260, 34),
    at(330, 330, 300, 44, 'blush'),
    at(440, 110, 250, 50, 'paper'),
    at(214, 170, 250, 60, 'night'),
  ],
  key: [
    at(164, 322, 280, 96),
    at(484, 168, 240, 44, 'mist'),
    at(319, 253, 220, 32, 'leaf'),
    at(375, 167, 230, 50, 'paper'),
  ],
  fan: [
    at(506, 184, 280, 44),
    at(320, 420, 260, 40, 'night'),
    at(140, 300, 270, 60, 'mist'),
    at(320, 120, 260, 50, 'leaf'),
  ],
  helm: [
    at(320, 204, 300, 68),
    at(300, 412, 260, 40, 'blush'),
    at(320, 204, 170, 30, 'night'),
    at(452, 98, 230, 44, 'leaf'),
  ],
};

/** The windows of the articles that have a design of their own, in the order of their pictures. */
export const cropWindows: ReadonlyMap<string, NonEmpty<CropWindow>> = new Map(Object.entries(windows));
