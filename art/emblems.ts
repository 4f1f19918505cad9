import { seededEmblem } from './emblems/seededEmblem.ts';
import { type Figure, makePlate, type Plate } from './plate.ts';
import { lattice } from './primitives/structures.ts';
import { group } from './primitives/svg.ts';
import { emblemNamed, type Subject } from './registry.ts';
import { color } from './schemes.ts';
import { seededScheme } from './seeded/seededDesign.ts';

const side = 160;

const drawEmblem = (subject: Subject): string => emblemNamed(subject)?.draw() ?? seededEmblem(subject.id);

/** The emblem of a value or a role: one idea on a lattice of sixteen cells, with exactly one bloom. */
export function emblem(subject: Subject): Figure {
  return {
    viewBox: [-1, -1, side + 2, side + 2],
    body: lattice(0, 0, side, side, 40, { opacity: 0.5 }) + drawEmblem(subject),
  };
}

/** The emblem of a role as a plate, the picture of a job page. That of a closed role has no bloom. */
export function rolePlate(role: Subject, closed = false): Plate {
  const draw = (): string =>
    lattice(0, 0, 480, 480, 48, { opacity: 0.2 }) +
    group(drawEmblem(role), { transform: 'translate(48 48) scale(2.4)' });
  const scheme = emblemNamed(role)?.scheme ?? seededScheme(`role-${role.id}`);
  if (!closed) return makePlate(`role-${role.id}`, { scheme, draw }, [480, 480]);
  const faded = (): string => draw().replaceAll(color.bloom, color.third);
  return makePlate(`role-${role.id}-closed`, { scheme: 'paper', draw: faded }, [480, 480]);
}
