// Pages CMS lets a field take its settings from a named component. What several fields share is written once.
import type { Field } from './fields.ts';

/** What holds fields: a field or a block with fields of its own, a file, a menu of files. */
interface Holder {
  fields?: Field[];
  blocks?: Holder[];
  items?: Holder[];
}

/** Fields that differ in their names and texts alone, and the name of the component that they take. */
interface Shared {
  name: string;
  fields: [Field, ...Field[]];
}

const partsOf = ({ name, label, description, ...definition }: Field) => ({
  name,
  texts: { label, description },
  definition,
});

/** The texts that most fields have; none where no texts do. */
function commonTexts({ fields }: Shared): Pick<Field, 'label' | 'description'> {
  const groups = Object.values(Object.groupBy(fields, (field) => JSON.stringify(partsOf(field).texts)));
  const [most = []] = groups.toSorted((a = [], b = []) => b.length - a.length);
  return most[0] && most.length * 2 >= fields.length ? partsOf(most[0]).texts : {};
}

/** A component is named after its first field, or after what it holds: text-160. */
function nameOf({ name, type, fields, blocks, pattern, options, list }: Field): string {
  const length = options?.maxlength;
  return fields || blocks || pattern || list || !length ? name : `${type}-${length}`;
}

const fieldsIn = ({ fields = [], blocks = [], items = [] }: Holder): Field[] => [
  ...fields,
  ...[...blocks, ...items].flatMap(fieldsIn),
];

/** The same content with a component in place of every definition that occurs more than once. */
export function withComponents(content: Holder[]) {
  const shared = new Map<string, Shared>();
  const keyOf = (field: Field) => JSON.stringify(partsOf(field).definition);

  function collect(holder: Holder): void {
    for (const field of fieldsIn(holder)) {
      const found = shared.get(keyOf(field));
      found?.fields.push(field);
      if (found) continue;
      shared.set(keyOf(field), { name: nameOf(field), fields: [field] });
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
    const { name, texts, definition } = partsOf(field);
    const group = shared.get(keyOf(field));
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
  // The most used has the shortest name.
  for (const groups of Map.groupBy(repeated, ({ name }) => name).values())
    for (const [index, group] of groups.toSorted((a, b) => b.fields.length - a.fields.length).entries())
      if (index > 0) group.name += `-${index + 1}`;
  const components = repeated.map((group) => {
    const { definition } = partsOf(group.fields[0]);
    return [group.name, { ...commonTexts(group), ...shortened(definition) }];
  });
  return { content: content.map(shortened), components: Object.fromEntries(components) };
}
