import type { FieldName } from './message';

/** Moves the focus to a field. */
export function focusOn(form: HTMLFormElement | null, name: FieldName): void {
  const control = form?.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}

/** For what appears where the next step is. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();

/** The same, where what had the focus has disappeared. */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}

/** The same, unless the visitor is in the middle of other words. */
export function takeIdleFocus(element: HTMLElement | null): void {
  const { activeElement } = document;
  if (!(activeElement && 'value' in activeElement && activeElement.value)) element?.focus();
}
