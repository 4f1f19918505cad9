import type { SchemeName } from '../schemes.ts';
import { angular, aspNet, backend, fullStack, react, reactNative, sheaf } from './roles.ts';
import { collaboration, excellence, innovation, integrity } from './values.ts';

/** The drawings of the values and the roles, on a square of 160 units. */
export const designs: ReadonlyMap<string, () => string> = new Map([
  ['integrity', integrity],
  ['innovation', innovation],
  ['collaboration', collaboration],
  ['excellence', excellence],
  ['full-stack-developer', fullStack],
  ['angular-developer', angular],
  ['asp-net-developer', aspNet],
  ['backend-developer', backend],
  ['react-developer', react],
  ['project-coordinator', sheaf],
  ['react-native-developer', reactNative],
]);

/** The schemes of the role plates, in the order of the roles. */
export const roleSchemes: ReadonlyMap<string, SchemeName> = new Map([
  ['full-stack-developer', 'mist'],
  ['angular-developer', 'blush'],
  ['asp-net-developer', 'paper'],
  ['backend-developer', 'leaf'],
  ['react-developer', 'night'],
  ['project-coordinator', 'blush'],
  ['react-native-developer', 'mist'],
]);
