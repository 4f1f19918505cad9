import type { KeyboardEvent, MouseEvent } from 'react';
import { type FieldName, fieldNames } from './fields';
import { mapFields, type Values } from './message';

type Form = HTMLFormElement | null;

/** The hidden field that only bots fill in. A name with a meaning would be filled in by browsers too. */
export const honeypotName = 'f7qk2x';

const control = (form: Form, name: FieldName) => form?.querySelector<HTMLInputElement>(`[name=${name}]`);

export const readForm = (form: Form): Values => mapFields((name) => control(form, name)?.value ?? '');

/**
 * What the visitor has typed on this page, perhaps before hydration. Going back, browsers also restore the other fields, as they
 * were before a later page changed the draft.
 */
export const readTyped = (form: Form): Values =>
  mapFields((name) => {
    const field = control(form, name);
    return field?.matches(':is(:focus, :user-valid, :user-invalid)') ? field.value : '';
  });

export function fillForm(form: Form, values: Values): void {
  for (const name of fieldNames) {
    const field = control(form, name);
    if (field) field.value = values[name];
  }
}

export const focusField = (form: Form, name: FieldName) => control(form, name)?.focus();

/** The button is outside the form after a failure. */
export function focusSubmitButton(form: Form): void {
  const buttons = [...(form?.elements ?? [])].filter((element) => element instanceof HTMLButtonElement);
  buttons.find(({ type }) => type === 'submit')?.focus();
}

/** Whether the focus is in a field. Nothing may then move the focus or the page. */
export const isInField = () => Boolean(document.activeElement?.matches('input, select, textarea'));

/** Focuses an element if the one that had the focus was removed or hidden. */
export function takeLostFocus(element: HTMLElement | null): void {
  const { activeElement } = document;
  if (activeElement === document.body || activeElement?.closest('[hidden]')) element?.focus();
}

/** Prevents sending twice by holding Enter or double-clicking. */
export function ignoreRepeat(event: KeyboardEvent | MouseEvent) {
  const isHeldEnter = 'repeat' in event && event.repeat && event.key === 'Enter';
  const isWriting = event.target instanceof HTMLTextAreaElement;
  if (!isWriting && (isHeldEnter || event.detail > 1)) event.preventDefault();
}
