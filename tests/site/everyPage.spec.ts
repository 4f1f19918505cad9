import { browserPages } from '../support/builtSite.ts';
import { pageFaults } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

for (const path of browserPages) {
  test(`${path} is accessible, readable in both themes, and neither scrolls sideways nor cuts words at any size`, async ({
    page,
  }) => {
    expect(await pageFaults(page, path)).toEqual([]);
  });
}
