import { designs, roleSchemes } from './emblems/named.ts';
import { seededEmblem } from './emblems/seeded.ts';
import { type Figure, makePlate, type Plate } from './plate.ts';
import { lattice } from './primitives/structures.ts';
import { group } from './primitives/svg.ts';
import { seededScheme } from './seeded/seededDesign.ts';

const side = 160;

/** The values and roles that have an emblem of their own. */
export const emblemIds: readonly string[] = [...designs.keys()];

/** The roles that have a plate of their own. */
export const roleSlugs: readonly string[] = [...roleSchemes.keys()];

function drawEmblem(id: string): string {
  return designs.get(id)?.() ?? seededEmblem(id);
}

/** The emblem of a value or a role: one idea on a lattice of sixteen cells, with exactly one bloom. */
export function emblem(id: string): Figure {
  return {
    viewBox: [-1, -1, side + 2, side + 2],
    body: lattice(0, 0, side, side, 40, { opacity: 0.5 }) + drawEmblem(id),
  };
}

/** The emblem of a role as a plate, the picture of a job page. */
export function rolePlate(slug: string): Plate {
  const draw = (): string =>
    lattice(0, 0, 480, 480, 48, { opacity: 0.2 }) +
    group(drawEmblem(slug), { transform: 'translate(48 48) scale(2.4)' });
  const scheme = roleSchemes.get(slug) ?? seededScheme(`role-${slug}`);
  return makePlate(`role-${slug}`, { scheme, draw }, [480, 480]);
}
