import { type Drawing, type Format, formats, makePlate, type Plate } from './plate.ts';
import type { SchemeName } from './schemes.ts';
import { seededDrawing } from './seeded.ts';
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
const drawings: ReadonlyMap<string, Drawing> = new Map([
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

/** The services that have a drawing of their own, in the order of the catalogue. */
export const serviceIds: readonly string[] = [...drawings.keys()];

/**
 * The plate of a service. A service without a drawing of its own gets a seeded one, in a scheme other than those
 * to avoid.
 */
export function servicePlate(id: string, format: Format = 'card', avoid: readonly SchemeName[] = []): Plate {
  const drawing = drawings.get(id) ?? seededDrawing(`service-${id}`, avoid);
  return makePlate(`service-${id}-${format}`, drawing, formats[format], id);
}
