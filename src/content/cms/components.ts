// Pages CMS lets fields share settings as a named component. Settings that occur several times become components.
import type { Field } from './fields.ts';

/** Anything with fields: a field or block with nested fields, a file, a group of files. */
interface Holder {
  fields?: Field[];
  blocks?: Holder[];
  items?: Holder[];
}

/** Fields that differ only in name and texts, and the name of their component. */
interface Shared {
  name: string;
  fields: [Field, ...Field[]];
}

const splitField = ({ name, label, description, ...definition }: Field) => ({
  name,
  texts: { label, description },
  definition,
});

/** The texts that at least half of the fields have in common, if any. */
function commonTexts({ fields }: Shared): Pick<Field, 'label' | 'description'> {
  const groups = Object.values(Object.groupBy(fields, (field) => JSON.stringify(splitField(field).texts)));
  const [most = []] = groups.toSorted((a = [], b = []) => b.length - a.length);
  return most[0] && most.length * 2 >= fields.length ? splitField(most[0]).texts : {};
}

/** A component is named after its first field, or after its type and length: text-160. */
function componentName({ name, type, fields, blocks, pattern, options, list }: Field): string {
  const length = options?.maxlength;
  return fields || blocks || pattern || list || !length ? name : `${type}-${length}`;
}

const fieldsIn = ({ fields = [], blocks = [], items = [] }: Holder): Field[] => [
  ...fields,
  ...[...blocks, ...items].flatMap(fieldsIn),
];

/** Replaces every definition that occurs more than once with a component. */
export function withComponents(content: Holder[]) {
  const shared = new Map<string, Shared>();
  const definitionKey = (field: Field) => JSON.stringify(splitField(field).definition);

  function collect(holder: Holder): void {
    for (const field of fieldsIn(holder)) {
      const found = shared.get(definitionKey(field));
      found?.fields.push(field);
      if (found) continue;
      shared.set(definitionKey(field), { name: componentName(field), fields: [field] });
      collect(field);
    }
  }

  const shortened = ({ fields, blocks, items, ...rest }: Holder): object => ({
    ...rest,
    fields: fields?.map(shortField),
    blocks: blocks?.map(shortened),
    items: items?.map(shortened),
  });

  function shortField(field: Field): object {
    const { name, texts, definition } = splitField(field);
    const group = shared.get(definitionKey(field));
    if (!group || group.fields.length === 1) return { name, ...texts, ...shortened(definition) };
    const { label, description } = commonTexts(group);
    return {
      name,
      component: group.name,
      label: texts.label === label ? undefined : texts.label,
      description: texts.description === description ? undefined : (texts.description ?? ''),
    };
  }

  collect({ items: content });
  const repeated = [...shared.values()].filter(({ fields }) => fields.length > 1);
  // The most frequent one has the name without a number.
  for (const groups of Map.groupBy(repeated, ({ name }) => name).values())
    for (const [index, group] of groups.toSorted((a, b) => b.fields.length - a.fields.length).entries())
      if (index > 0) group.name += `-${index + 1}`;
  const components = repeated.map((group) => {
    const { definition } = splitField(group.fields[0]);
    return [group.name, { ...commonTexts(group), ...shortened(definition) }];
  });
  return { content: content.map(shortened), components: Object.fromEntries(components) };
}
