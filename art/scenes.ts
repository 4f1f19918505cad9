import { makePlate, type Plate, type Size } from './plate.ts';
import { plateNamed, plateNames, type SceneName, type Subject, scenes } from './registry.ts';
import { seededDesign } from './seeded/seededDesign.ts';

const teamSize: Size = [480, 720];

const sizes: Readonly<Record<SceneName, Size>> = {
  espalier: [640, 800],
  envelope: [640, 480],
  tendril: [720, 480],
  pergola: [1440, 520],
  grafting: teamSize,
  climbing: teamSize,
  arranging: teamSize,
  nursery: [800, 640],
  resting: [800, 640],
};

/** A large drawing that belongs to a page; the pergola takes any width, the others look best at their own size. */
export function scenePlate(name: SceneName, size: Size = sizes[name]): Plate {
  return makePlate(`scene-${name}-${size[0]}`, scenes[name], size);
}

/** The plate of a page: the drawing that it names, or else the scene of its own. */
export function pagePlate({ drawing }: Pick<Subject, 'drawing'>, own: SceneName, size: Size = sizes[own]): Plate {
  const scene = drawing ? plateNames.scenes.find((name) => name === drawing) : own;
  if (scene) return scenePlate(scene, size);
  return makePlate(`page-${drawing}-${size[0]}`, plateNamed({ id: '', drawing }) ?? scenes[own], size, drawing);
}

/** The plate of a team card; one that names no drawing gets a seeded one. */
export function teamPlate(card: Subject): Plate {
  const { id, drawing = id } = card;
  const scene = plateNames.scenes.find((name) => name === card.drawing);
  if (scene) return scenePlate(scene, teamSize);
  return makePlate(`team-${drawing}`, plateNamed(card) ?? seededDesign(`team-${id}`), teamSize, drawing);
}
