import { makePlate, type Plate, type PlateDesign, type Size } from './plate.ts';
import { arranging } from './scenes/arranging.ts';
import { climbing } from './scenes/climbing.ts';
import { envelope } from './scenes/envelope.ts';
import { espalier } from './scenes/espalier.ts';
import { grafting } from './scenes/grafting.ts';
import { nursery } from './scenes/nursery.ts';
import { pergola } from './scenes/pergola.ts';
import { tendril } from './scenes/tendril.ts';

const scenes = {
  espalier: { design: espalier, size: [640, 800] },
  envelope: { design: envelope, size: [640, 480] },
  tendril: { design: tendril, size: [720, 480] },
  pergola: { design: pergola, size: [1440, 520] },
  grafting: { design: grafting, size: [480, 720] },
  climbing: { design: climbing, size: [480, 720] },
  arranging: { design: arranging, size: [480, 720] },
  nursery: { design: nursery, size: [800, 640] },
} as const satisfies Readonly<Record<string, Readonly<{ design: PlateDesign; size: Size }>>>;

export type SceneName = keyof typeof scenes;

/** The names of the large drawings that belong to a page. */
export const sceneNames = Object.keys(scenes) as SceneName[];

/** A large drawing that belongs to a page; the pergola takes any width, the others look best at their own size. */
export function scenePlate(name: SceneName, size: Size = scenes[name].size): Plate {
  return makePlate(`scene-${name}-${size[0]}`, scenes[name].design, size);
}
