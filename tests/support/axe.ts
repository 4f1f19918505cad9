import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds. No page has frames, so that one look at the page itself is all. */
async function found(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  const { violations } = await choose(new AxeBuilder({ page })).setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** What every rule finds on the page, or in a part of it. */
export const axeFinds = (page: Page, part = 'html') => found(page, (axe) => axe.withTags(rules).include(part));

/** Colors that are hard to read. */
export const unreadableColors = (page: Page) => found(page, (axe) => axe.withRules('color-contrast'));
