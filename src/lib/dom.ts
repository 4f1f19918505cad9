/** A child that the markup must have. Throws an error with the selector if it is missing. */
export function requiredChild<Type extends Element = HTMLElement>(parent: ParentNode, selector: string): Type {
  const child = parent.querySelector<Type>(selector);
  if (!child) throw new Error(selector);
  return child;
}
