import { expect, test } from 'vitest';
import { routes } from '../../../src/config/routes';
import { blocks, words } from '../../support/content.ts';
import type { Stage } from '../support/inEngine.ts';

const { slider } = words.controls;

export function checkContent({ visit }: Stage) {
  test.skipIf(blocks.slides.length < 2)('the slider goes on by mouse and by keyboard', async () => {
    // Without motion it goes nowhere by itself.
    const visitor = await visit(routes.home, { still: true });
    const shown = () =>
      visitor.evaluate(() =>
        [...document.querySelectorAll('[data-slide]')].findIndex((slide) => slide.matches('[data-current=true]')),
      );
    expect(await shown()).toBe(0);
    await visitor.click('button', slider.next);
    await expect.poll(shown).toBe(1);
    await visitor.focus('button', slider.previous);
    await visitor.press('Enter');
    await expect.poll(shown).toBe(0);
    await visitor.press('Tab', 'Space');
    await expect.poll(shown).toBe(1);
  });

  test.skipIf(blocks.statistics.length === 0)('counters begin at zero and reach their numbers', async () => {
    const visitor = await visit(routes.careers);
    const numbers = () =>
      visitor.evaluate(() => [...document.querySelectorAll('[data-count]')].map(({ textContent }) => textContent));
    await expect.poll(numbers).toEqual(blocks.statistics.map(() => '0'));
    await visitor.bring('[data-count-up]');
    await expect.poll(numbers).toEqual(blocks.statistics.map(({ value }) => String(value)));
  });

  test.skipIf(blocks.questions.length < 2)('questions open one at a time, by mouse and by keyboard', async () => {
    const visitor = await visit(routes.home, { still: true });
    const [first, second] = blocks.questions;
    const open = () => visitor.evaluate(() => [...document.querySelectorAll('details[open]')].map(({ id }) => id));
    await visitor.click(`#faq-${first?.id} summary`);
    await expect.poll(open).toEqual([`faq-${first?.id}`]);
    await visitor.focus(`#faq-${second?.id} summary`);
    await visitor.press('Enter');
    await expect.poll(open).toEqual([`faq-${second?.id}`]);
    await visitor.press('Space');
    await expect.poll(open).toEqual([]);
  });
}
