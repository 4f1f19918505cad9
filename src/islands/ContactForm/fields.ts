import { type FieldName, fieldNames, type Values } from './message';

type Form = HTMLFormElement | null;

/** What stands in the fields. */
export function readForm(form: Form): Values {
  const data = form ? new FormData(form) : undefined;
  const text = (name: FieldName) => String(data?.get(name) ?? '');
  return { name: text('name'), email: text('email'), service: text('service'), message: text('message') };
}

/** Writes into the fields, or into some of them. */
export function fillForm(form: Form, values: Values, names: readonly FieldName[] = fieldNames): void {
  for (const name of names) {
    const control = form?.elements.namedItem(name);
    if (control && 'value' in control) control.value = values[name];
  }
}
