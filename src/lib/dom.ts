/** A child that our own markup always has. Without it the code is wrong, and the error names the selector. */
export function requiredChild<Type extends Element = HTMLElement>(parent: ParentNode, selector: string): Type {
  const child = parent.querySelector<Type>(selector);
  if (!child) throw new Error(selector);
  return child;
}
