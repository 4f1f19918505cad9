import { lattice } from './built.ts';
import { drawings, roleSchemes } from './emblems/named.ts';
import { seededEmblem } from './emblems/seeded.ts';
import { type Figure, makePlate, type Plate } from './plate.ts';
import type { SchemeName } from './schemes.ts';
import { seededScheme } from './seeded.ts';
import { group } from './svg.ts';

const side = 160;

/** The values and roles that have an emblem of their own. */
export const emblemIds: readonly string[] = [...drawings.keys()];

/** The roles that have a plate of their own. */
export const roleSlugs: readonly string[] = [...roleSchemes.keys()];

function drawEmblem(id: string): string {
  return drawings.get(id)?.() ?? seededEmblem(id);
}

/** The named version of a sigil: one idea on a lattice of sixteen cells, with exactly one bloom. */
export function emblem(id: string): Figure {
  return {
    viewBox: [-1, -1, side + 2, side + 2],
    body: lattice(0, 0, side, side, 40, { opacity: 0.5 }) + drawEmblem(id),
  };
}

/** The emblem of a role as a plate, the picture of a job page; a new role avoids the schemes of its neighbors. */
export function rolePlate(slug: string, avoid: readonly SchemeName[] = []): Plate {
  const scheme = roleSchemes.get(slug) ?? seededScheme(`role-${slug}`, avoid);
  const draw = (): string =>
    lattice(0, 0, 480, 480, 48, { opacity: 0.2 }) +
    group(drawEmblem(slug), { transform: 'translate(48 48) scale(2.4)' });
  return makePlate(`role-${slug}`, { title: `${slug.replaceAll('-', ' ')} emblem`, scheme, draw }, [480, 480]);
}
