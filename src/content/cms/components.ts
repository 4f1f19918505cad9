// Pages CMS lets a field take its settings from a named component. What several fields share is written once.
import type { Field } from './fields.ts';

interface Entry {
  fields?: Field[];
  items?: Entry[];
}

type Texts = Pick<Field, 'label' | 'description'>;
type Definition = Omit<Field, 'name' | keyof Texts>;

/** What fields share: all but their names and texts. The texts of a component are those that most of its fields have. */
interface Shared {
  name: string;
  fields: Field[];
  component?: Definition & Texts;
}

/** The name, the texts and the rest of a field. */
function partsOf({ name, label, description, ...definition }: Field) {
  return { name, texts: { ...(label && { label }), ...(description && { description }) }, definition };
}

/** The texts that most fields have; none where no texts do. */
function commonTexts(fields: readonly Field[]): Texts {
  const groups = Object.values(Object.groupBy(fields, (field) => JSON.stringify(partsOf(field).texts)));
  const [most = []] = groups.toSorted((a = [], b = []) => b.length - a.length);
  return most[0] && most.length * 2 >= fields.length ? partsOf(most[0]).texts : {};
}

/** A component is named after its first field, or after what it holds: text-160. */
function nameOf({ name, type, fields, blocks, pattern, options, list }: Field): string {
  const length = options?.maxlength;
  return fields || blocks || pattern || list || !length ? name : `${type}-${length}`;
}

/** The same content with a component in place of every definition that occurs more than once. */
export function withComponents(content: readonly Entry[]) {
  const shared = new Map<string, Shared>();
  const sharedBy = (field: Field) => shared.get(JSON.stringify(partsOf(field).definition));

  function collect(fields: readonly Field[] = []): void {
    for (const field of fields) {
      const found = sharedBy(field);
      found?.fields.push(field);
      if (found) continue;
      shared.set(JSON.stringify(partsOf(field).definition), { name: nameOf(field), fields: [field] });
      for (const group of [field, ...(field.blocks ?? [])]) collect(group.fields);
    }
  }

  /** A field whose own fields are shortened. */
  const withShortFields = ({ fields, blocks, ...definition }: Definition): Definition => ({
    ...definition,
    ...(fields && { fields: fields.map(shortened) }),
    ...(blocks && { blocks: blocks.map((block) => ({ ...block, fields: (block.fields ?? []).map(shortened) })) }),
  });

  function shortened(field: Field): Field {
    const { name, texts, definition } = partsOf(field);
    const group = sharedBy(field);
    if (!group || group.fields.length === 1) return { name, ...texts, ...withShortFields(definition) };
    group.component ??= { ...commonTexts(group.fields), ...withShortFields(definition) };
    const { label, description } = group.component;
    return {
      name,
      component: group.name,
      ...(texts.label && texts.label !== label && { label: texts.label }),
      ...(texts.description !== description && { description: texts.description ?? '' }),
    };
  }

  const collectIn = (entries: readonly Entry[]): void => {
    for (const { fields, items = [] } of entries) {
      collect(fields);
      collectIn(items);
    }
  };
  const shortenedIn = (entries: readonly Entry[]): Entry[] =>
    entries.map((entry) => ({
      ...entry,
      ...(entry.fields && { fields: entry.fields.map(shortened) }),
      ...(entry.items && { items: shortenedIn(entry.items) }),
    }));

  collectIn(content);
  const names = new Map<string, number>();
  for (const group of shared.values()) {
    if (group.fields.length === 1) continue;
    const number = (names.get(group.name) ?? 0) + 1;
    names.set(group.name, number);
    if (number > 1) group.name += `-${number}`;
  }
  const short = shortenedIn(content);
  const components = [...shared.values()].flatMap(({ name, component }) => (component ? [[name, component]] : []));
  return { content: short, components: Object.fromEntries(components) };
}
