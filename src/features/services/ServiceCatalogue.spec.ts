import { expect, test } from '../../../tests/support/test.ts';

test('the heading and any number of service cards fill all rows', async ({ page }) => {
  await page.goto('/services');
  for (const width of [700, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const faults = await page.locator('section', { has: page.locator('h1') }).evaluate((section) => {
      const { paddingLeft, paddingRight } = getComputedStyle(section);
      const width = section.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const findFaults = () => {
        const cells = [...section.children].map((part) => part.getBoundingClientRect());
        const rows = [...Map.groupBy(cells, ({ top }) => Math.round(top)).values()];
        const shares = rows.map((row) => row.reduce((sum, cell) => sum + cell.width, 0) / width);
        return shares
          .filter((share) => Math.abs(share - 1) > 0.01)
          .map((share) => `${cells.length - 1} cards: a row with ${share}`);
      };
      const found: string[] = [];
      const all = [...section.children];
      for (let cards = section.children.length - 1; cards > 0; cards -= 1) {
        (section as HTMLElement).style.setProperty('--cards', String(cards));
        found.push(...findFaults());
        section.lastElementChild?.remove();
      }
      section.replaceChildren(...all);
      return found;
    });
    expect(faults, `${width} px`).toEqual([]);
  }
});
