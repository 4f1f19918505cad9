import type { NonEmpty } from '../primitives/random.ts';
import type { SchemeName } from '../schemes.ts';

/** A window cut out of a plate: its center, its width, the radius of the measuring ring, a scheme if not the plate's. */
export type StudyWindow = Readonly<{ x: number; y: number; width: number; ring: number; scheme?: SchemeName }>;

const at = (x: number, y: number, width: number, ring: number, scheme?: SchemeName): StudyWindow =>
  scheme ? { x, y, width, ring, scheme } : { x, y, width, ring };

const windows: Readonly<Record<string, NonEmpty<StudyWindow>>> = {
  eye: [
    at(320, 240, 250, 60),
    at(138, 196, 250, 84, 'night'),
    at(256, 180, 190, 42, 'leaf'),
    at(540, 236, 240, 70, 'paper'),
    at(320, 240, 150, 52, 'mist'),
    at(330, 124, 280, 62, 'blush'),
    at(402, 280, 220, 44, 'night'),
  ],
  hooks: [
    at(74, 214, 290, 40),
    at(330, 278, 340, 66, 'leaf'),
    at(566, 262, 250, 34, 'mist'),
    at(330, 110, 260, 44, 'blush'),
    at(106, 374, 230, 26, 'night'),
    at(330, 278, 180, 62, 'bloom'),
    at(170, 100, 270, 44, 'leaf'),
  ],
  pods: [
    at(330, 112, 260, 34),
    at(92, 300, 260, 60, 'leaf'),
    at(442, 273, 240, 30, 'paper'),
    at(520, 410, 220, 30, 'blush'),
    at(239, 371, 230, 24, 'night'),
    at(65, 135, 240, 56, 'mist'),
    at(560, 140, 250, 44, 'leaf'),
  ],
  wind: [
    at(520, 128, 240, 62),
    at(330, 226, 300, 84, 'mist'),
    at(154, 286, 270, 84, 'night'),
    at(495, 330, 260, 74, 'blush'),
    at(139, 134, 240, 48, 'leaf'),
    at(339, 400, 240, 40, 'paper'),
    at(580, 280, 230, 44, 'mist'),
  ],
  gears: [
    at(404, 218, 280, 44),
    at(466, 158, 230, 60, 'paper'),
    at(505, 385, 260, 72, 'leaf'),
    at(536, 92, 240, 22, 'night'),
    at(214, 262, 380, 136, 'mist'),
    at(350, 320, 240, 60, 'blush'),
    at(102, 150, 200, 23, 'bloom'),
  ],
  bamboo: [
    at(330, 210, 260, 34),
    at(330, 330, 300, 44, 'blush'),
    at(440, 110, 250, 50, 'paper'),
    at(214, 170, 250, 60, 'night'),
    at(470, 350, 260, 56, 'leaf'),
    at(140, 140, 250, 60, 'blush'),
    at(260, 410, 240, 44, 'bloom'),
  ],
  key: [
    at(164, 322, 280, 96),
    at(484, 168, 240, 44, 'mist'),
    at(319, 253, 220, 32, 'leaf'),
    at(375, 167, 230, 50, 'paper'),
    at(164, 322, 170, 54, 'blush'),
    at(560, 200, 220, 36, 'night'),
    at(106, 300, 230, 60, 'leaf'),
  ],
  fan: [
    at(506, 184, 280, 44),
    at(320, 420, 260, 40, 'night'),
    at(140, 300, 270, 60, 'mist'),
    at(320, 120, 260, 50, 'leaf'),
    at(220, 200, 260, 60, 'blush'),
    at(470, 90, 230, 44, 'paper'),
    at(430, 320, 260, 60, 'night'),
  ],
  helm: [
    at(320, 204, 300, 68),
    at(300, 412, 260, 40, 'blush'),
    at(320, 204, 170, 30, 'night'),
    at(452, 98, 230, 44, 'leaf'),
    at(214, 293, 250, 54, 'paper'),
    at(426, 296, 250, 54, 'mist'),
    at(190, 110, 240, 52, 'night'),
  ],
};

/** The windows of the articles that have a design of their own, in the order of their pictures. */
export const studyWindows: ReadonlyMap<string, NonEmpty<StudyWindow>> = new Map(Object.entries(windows));
