import { type FieldName, fieldNames, type Values } from './message';

type Form = HTMLFormElement | null;

const control = (form: Form, name: FieldName) => form?.querySelector<HTMLInputElement>(`[name=${name}]`);

export function readForm(form: Form): Values {
  const text = (name: FieldName) => control(form, name)?.value ?? '';
  return { name: text('name'), email: text('email'), service: text('service'), message: text('message') };
}

export function fillForm(form: Form, values: Values, names: readonly FieldName[] = fieldNames): void {
  for (const name of names) {
    const field = control(form, name);
    if (field) field.value = values[name];
  }
}

export const focusField = (form: Form, name: FieldName) => control(form, name)?.focus();

export const focusSubmitButton = (form: Form) => form?.querySelector<HTMLButtonElement>('button[type=submit]')?.focus();

/** Focuses an element that replaces the one that had the focus. */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}
