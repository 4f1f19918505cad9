// Every drawing that content may name, by its name.
import { fan, hooks, wind } from './articles/interfaces.ts';
import { eye, gears, helm, key } from './articles/objects.ts';
import { bamboo, pods } from './articles/plants.ts';
import {
  angular,
  aspNet,
  backend,
  collaboration,
  excellence,
  fullStack,
  innovation,
  integrity,
  react,
  reactNative,
  sheaf,
} from './emblems/designs.ts';
import type { PlateDesign } from './plate.ts';
import { envelope, espalier, tendril } from './scenes/pages.ts';
import { pergola } from './scenes/pergola.ts';
import { nursery, resting } from './scenes/shelves.ts';
import { arranging, climbing, grafting } from './scenes/team.ts';
import type { SchemeName } from './schemes.ts';
import { connectedDevices, machineLearning } from './services/data.ts';
import { automatedTesting, cloud, consulting, delivery } from './services/engineering.ts';
import { banking, commerce, insurance, learning } from './services/industries.ts';
import { customSoftware, interfaceDesign, mobileApps, webDevelopment } from './services/products.ts';
import { sunrise, trellis } from './slides/flowers.ts';
import { canopy, meadow, terraces } from './slides/landscapes.ts';

/** What a drawing stands for: a piece of content, and the drawing that it names, if it names one. */
export type Subject = Readonly<{ id: string; drawing?: string | undefined }>;

// In the order of the sample content: neighbors in a list do not share a scheme.
const services = {
  'web-dev': webDevelopment,
  'mobile-app-dev': mobileApps,
  'automated-testing': automatedTesting,
  'iot-services': connectedDevices,
  'banking-finance': banking,
  insurtech: insurance,
  'ecommerce-dev': commerce,
  edtech: learning,
  'ai-ml': machineLearning,
  'cloud-solutions': cloud,
  'custom-software': customSoftware,
  'devops-cicd': delivery,
  'ui-ux-design': interfaceDesign,
  'it-consulting': consulting,
};
const slides = { trellis, sunrise, canopy, meadow, terraces };
const articles = { eye, hooks, pods, wind, gears, bamboo, key, fan, helm };
/** The large drawings that belong to a page. */
export const scenes = { espalier, envelope, tendril, pergola, grafting, climbing, arranging, nursery, resting };
export type SceneName = keyof typeof scenes;

/** The names of plates, by what they were drawn for. */
export const plateNames = {
  services: Object.keys(services),
  slides: Object.keys(slides),
  articles: Object.keys(articles),
  scenes: Object.keys(scenes) as SceneName[],
} as const;

const plates: ReadonlyMap<string, PlateDesign> = new Map(
  Object.entries({ ...services, ...slides, ...articles, ...scenes }),
);

/** The design of the plate that a subject names. */
export const plateNamed = ({ drawing = '' }: Subject): PlateDesign | undefined => plates.get(drawing);

const values = { integrity, innovation, collaboration, excellence };
const roles = {
  'full-stack': { draw: fullStack, scheme: 'mist' },
  angular: { draw: angular, scheme: 'blush' },
  'asp-net': { draw: aspNet, scheme: 'paper' },
  backend: { draw: backend, scheme: 'leaf' },
  react: { draw: react, scheme: 'night' },
  sheaf: { draw: sheaf, scheme: 'blush' },
  'react-native': { draw: reactNative, scheme: 'mist' },
} as const;

/** The names of emblems, by what they were drawn for. */
export const emblemNames = { values: Object.keys(values), roles: Object.keys(roles) } as const;

type Emblem = Readonly<{ draw: () => string; scheme?: SchemeName }>;
const emblems: ReadonlyMap<string, Emblem> = new Map<string, Emblem>([
  ...Object.entries(values).map(([name, draw]) => [name, { draw }] as const),
  ...Object.entries(roles),
]);

/** The emblem that a subject names. */
export const emblemNamed = ({ drawing = '' }: Subject): Emblem | undefined => emblems.get(drawing);

/** Every name that a field of content may have. */
export const drawingNames = {
  plate: Object.values(plateNames).flat() as readonly string[],
  emblem: Object.values(emblemNames).flat(),
} as const;
