// Every drawing that content may name, by its name.
import { eye, key } from './articles/ideas.ts';
import { fan, hooks, wind } from './articles/interfaces.ts';
import { gears, helm } from './articles/machines.ts';
import { bamboo, pods } from './articles/plants.ts';
import { angular, aspNet, backend, fullStack, react, reactNative, sheaf } from './emblems/roles.ts';
import { collaboration, excellence, innovation, integrity } from './emblems/values.ts';
import type { PlateDesign } from './plate.ts';
import { arranging } from './scenes/arranging.ts';
import { climbing } from './scenes/climbing.ts';
import { envelope } from './scenes/envelope.ts';
import { espalier } from './scenes/espalier.ts';
import { grafting } from './scenes/grafting.ts';
import { nursery } from './scenes/nursery.ts';
import { pergola } from './scenes/pergola.ts';
import { resting } from './scenes/resting.ts';
import { tendril } from './scenes/tendril.ts';
import type { SchemeName } from './schemes.ts';
import { automatedTesting } from './services/automatedTesting.ts';
import { banking } from './services/banking.ts';
import { cloud } from './services/cloud.ts';
import { commerce } from './services/commerce.ts';
import { connectedDevices } from './services/connectedDevices.ts';
import { consulting } from './services/consulting.ts';
import { customSoftware } from './services/customSoftware.ts';
import { delivery } from './services/delivery.ts';
import { insurance } from './services/insurance.ts';
import { interfaceDesign } from './services/interfaceDesign.ts';
import { learning } from './services/learning.ts';
import { machineLearning } from './services/machineLearning.ts';
import { mobileApps } from './services/mobileApps.ts';
import { webDevelopment } from './services/webDevelopment.ts';
import { canopy } from './slides/canopy.ts';
import { meadow } from './slides/meadow.ts';
import { sunrise } from './slides/sunrise.ts';
import { terraces } from './slides/terraces.ts';
import { trellis } from './slides/trellis.ts';

/** What a drawing stands for: a piece of content, and the drawing that it names, if it names one. */
export type Subject = Readonly<{ id: string; drawing?: string | undefined }>;

// In the order of our catalogue, where neighbors must not share a scheme; so are the others.
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
