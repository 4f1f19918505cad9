import { makePlate, type Plate, type Size } from './plate.ts';
import { plateNamed, type Subject } from './registry.ts';
import { seededDesign } from './seeded/seededDesign.ts';

/** The formats of a service plate: 4:5, 1:1, 3:2 and 12:19. */
export const formats = {
  card: [480, 600],
  square: [480, 480],
  banner: [720, 480],
  tall: [480, 760],
} as const satisfies Readonly<Record<string, Size>>;
export type Format = keyof typeof formats;

/** The plate of a service; one that names no drawing gets a seeded one. */
export function servicePlate(service: Subject, format: Format): Plate {
  const { id, drawing = id } = service;
  const design = plateNamed(service) ?? seededDesign(`service-${id}`);
  return makePlate(`service-${id}-${format}`, design, formats[format], drawing);
}
