import { parse } from 'yaml';
import { type Brand, house } from './move.ts';

/** The fields of a YAML file; none where it cannot be read, which is told when the content is read. */
function fieldsOf(yaml: string): Record<string, unknown> {
  try {
    return parse(yaml) ?? {};
  } catch {
    return {};
  }
}

const isColor = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

/** The brand that content/brand.yaml gives, or the house where it gives none. */
export function brandIn(yaml: string): Brand & { mark?: string } {
  const { ink, ground, accent, mark } = fieldsOf(yaml);
  if (!isColor(ink) || !isColor(ground) || !isColor(accent)) return house;
  return { ink, ground, accent, ...(typeof mark === 'string' ? { mark } : {}) };
}

/** The name of the company that content/site.yaml gives. */
export const nameIn = (yaml: string): string => String(fieldsOf(yaml).name ?? '');
