import { angular, aspNet, backend, fullStack, react, reactNative, sheaf } from './emblems/roles.ts';
import { seededEmblem } from './emblems/seededEmblem.ts';
import { collaboration, excellence, innovation, integrity } from './emblems/values.ts';
import { type Figure, makePlate, type Plate } from './plate.ts';
import { lattice } from './primitives/structures.ts';
import { group } from './primitives/svg.ts';
import type { SchemeName } from './schemes.ts';
import { seededScheme } from './seeded/seededDesign.ts';

const side = 160;

const values: ReadonlyMap<string, () => string> = new Map([
  ['integrity', integrity],
  ['innovation', innovation],
  ['collaboration', collaboration],
  ['excellence', excellence],
]);

// In the order of the Careers page, where neighbors must not share a scheme.
const roles: ReadonlyMap<string, { draw: () => string; scheme: SchemeName }> = new Map([
  ['full-stack-developer', { draw: fullStack, scheme: 'mist' }],
  ['angular-developer', { draw: angular, scheme: 'blush' }],
  ['asp-net-developer', { draw: aspNet, scheme: 'paper' }],
  ['backend-developer', { draw: backend, scheme: 'leaf' }],
  ['react-developer', { draw: react, scheme: 'night' }],
  ['project-coordinator', { draw: sheaf, scheme: 'blush' }],
  ['react-native-developer', { draw: reactNative, scheme: 'mist' }],
]);

/** The roles that have an emblem of their own. */
export const roleSlugs: readonly string[] = [...roles.keys()];

/** The values and roles that have an emblem of their own. */
export const emblemIds: readonly string[] = [...values.keys(), ...roleSlugs];

function drawEmblem(id: string): string {
  const draw = values.get(id) ?? roles.get(id)?.draw;
  return draw?.() ?? seededEmblem(id);
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
  const scheme = roles.get(slug)?.scheme ?? seededScheme(`role-${slug}`);
  return makePlate(`role-${slug}`, { scheme, draw }, [480, 480]);
}
