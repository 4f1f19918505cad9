/** The styles that hide the cards of all groups but the chosen one, without a script. */
export const groupRules = (groups: readonly { id: string }[]) =>
  groups
    .map(({ id }) => `[data-filter]:has([value="${id}"]:checked)>article:not([data-group="${id}"]){display:none}`)
    .join('');
