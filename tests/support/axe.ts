import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The violations that axe finds. No page has frames. */
async function found(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  const { violations } = await choose(new AxeBuilder({ page }).options({ resultTypes: ['violations'] }))
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** The violations of all rules on the page, or in a part of it. */
export const axeFinds = (page: Page, part = 'html') => found(page, (axe) => axe.withTags(rules).include(part));

/** Colors with too little contrast. */
export const unreadableColors = (page: Page) => found(page, (axe) => axe.withRules('color-contrast'));
