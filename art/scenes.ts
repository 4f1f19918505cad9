import { type Drawing, makePlate, type Plate, type Size } from './plate.ts';
import { arranging } from './scenes/arranging.ts';
import { climbing } from './scenes/climbing.ts';
import { envelope } from './scenes/envelope.ts';
import { espalier } from './scenes/espalier.ts';
import { grafting } from './scenes/grafting.ts';
import { lost } from './scenes/lost.ts';
import { nursery } from './scenes/nursery.ts';
import { pergola } from './scenes/pergola.ts';

const scenes = {
  espalier: { drawing: espalier, size: [640, 800] },
  envelope: { drawing: envelope, size: [640, 480] },
  lost: { drawing: lost, size: [720, 480] },
  pergola: { drawing: pergola, size: [1440, 520] },
  grafting: { drawing: grafting, size: [480, 720] },
  climbing: { drawing: climbing, size: [480, 720] },
  arranging: { drawing: arranging, size: [480, 720] },
  nursery: { drawing: nursery, size: [800, 640] },
} as const satisfies Readonly<Record<string, Readonly<{ drawing: Drawing; size: Size }>>>;

export type SceneName = keyof typeof scenes;

/** The names of the large site drawings. */
export const sceneNames = [
  'espalier',
  'envelope',
  'lost',
  'pergola',
  'grafting',
  'climbing',
  'arranging',
  'nursery',
] as const satisfies readonly SceneName[];

/** One of the large site drawings; the pergola takes any width, the others look best at their own size. */
export function scenePlate(name: SceneName, size: Size = scenes[name].size): Plate {
  return makePlate(`scene-${name}-${size[0]}`, scenes[name].drawing, size);
}
