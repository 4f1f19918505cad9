import { makePlate, type Plate, type PlateDesign, type Size } from './plate.ts';
import { seededDesign } from './seeded/seededDesign.ts';
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

// In the order of the catalogue, where neighbors must not share a scheme.
const designs: ReadonlyMap<string, PlateDesign> = new Map([
  ['web-dev', webDevelopment],
  ['mobile-app-dev', mobileApps],
  ['automated-testing', automatedTesting],
  ['iot-services', connectedDevices],
  ['banking-finance', banking],
  ['insurtech', insurance],
  ['ecommerce-dev', commerce],
  ['edtech', learning],
  ['ai-ml', machineLearning],
  ['cloud-solutions', cloud],
  ['custom-software', customSoftware],
  ['devops-cicd', delivery],
  ['ui-ux-design', interfaceDesign],
  ['it-consulting', consulting],
]);

/** The services that have a design of their own, in the order of the catalogue. */
export const serviceIds: readonly string[] = [...designs.keys()];

/** The formats of a service plate: 4:5, 1:1, 3:2 and 12:19. */
export const formats = {
  card: [480, 600],
  square: [480, 480],
  banner: [720, 480],
  tall: [480, 760],
} as const satisfies Readonly<Record<string, Size>>;
export type Format = keyof typeof formats;

/** The plate of a service; a service without a design of its own gets a seeded one. */
export function servicePlate(id: string, format: Format): Plate {
  const design = designs.get(id) ?? seededDesign(`service-${id}`);
  return makePlate(`service-${id}-${format}`, design, formats[format], id);
}
