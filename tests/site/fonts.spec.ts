import { expect, test } from '../support/test.ts';

const letters = 'ąćęłńóśźż çğıöşü áéíóöőúüű čďěňřšťůž ășț āčēģīķļņšūž';

test('letters of Latin Extended-A are in the typefaces, and load only on pages that have one', async ({ page }) => {
  const loaded: string[] = [];
  page.on('response', (response) => response.url().includes('-extended') && loaded.push(response.url()));
  await page.goto('/about');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const stands = /[\u0100-\u017f]/.test((await page.locator('body').textContent()) ?? '');
  expect(loaded.length > 0).toBe(stands);

  /** The typefaces that lack a letter, which then has the width of the fallback. */
  const lacking = await page.evaluate(async (text) => {
    const faces = ['500 100px "Instrument Sans"', '400 100px Newsreader', 'italic 400 100px Newsreader'];
    const context = document.createElement('canvas').getContext('2d');
    const width = (font: string, letter: string) => {
      if (!context) return 0;
      context.font = font;
      return context.measureText(letter).width;
    };
    await Promise.all(faces.map((face) => document.fonts.load(face, text)));
    return faces.flatMap((face) =>
      [...text].filter((letter) => width(`${face}, monospace`, letter) !== width(`${face}, cursive`, letter)),
    );
  }, letters);
  expect(lacking).toEqual([]);
  expect(new Set(loaded).size).toBe(3);
});
