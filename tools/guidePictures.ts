// npm run guide: the pictures of docs/editing.md, in both themes: the fields of an article as the settings of the desk
// describe them, and the preview of a draft, built in a copy of the project.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { startWorkerd } from '../deploy/cloudflare/workerd.ts';
import config from '../playwright.config.ts';
import { build, copyProject, edit } from '../tests/build/project.ts';

type Theme = 'light' | 'dark';
const size = { width: 960, height: 620 } as const;

interface Field {
  name: string;
  label: string;
  required: boolean;
  description: string;
  type: string;
  options?: { maxlength?: number };
}

const article = 'content/articles/1.yaml';
const desk = parse(readFileSync('.pages.yml', 'utf8'));
const written = parse(readFileSync(article, 'utf8')) as Record<string, unknown>;

/** A field as the desk shows it: its name, what is in it, what belongs there, how much fits. */
function shown({ name, label, required, description, options }: Field): string {
  const value = String(written[name] ?? '');
  const room = options?.maxlength ? `<i>${value.length} of ${options.maxlength}</i>` : '';
  return `<label><b>${label}${required ? ' *' : ''}</b>${room}<span>${value}</span><small>${description}</small></label>`;
}

function form(): string {
  const { fields, label } = desk.content.find(({ name }: { name: string }) => name === 'articles');
  const menu = desk.content.map((entry: { label: string }) => `<li>${entry.label}</li>`).join('');
  const simple = fields.filter(({ type }: Field) => ['string', 'text', 'date'].includes(type));
  return `<style>
    :root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif }
    body { display: grid; grid-template-columns: 220px 1fr; margin: 0; height: 100vh; background: light-dark(#fff, #161616); color: light-dark(#161616, #eee) }
    nav { padding: 24px; border-right: 1px solid light-dark(#ddd, #333) } ul { list-style: none; margin: 0; padding: 0 }
    li { padding: 5px 8px; border-radius: 6px } li:first-child { background: light-dark(#eee, #2b2b2b) }
    main { padding: 24px 40px } h1 { font-size: 20px; margin: 0 0 16px; display: flex; justify-content: space-between }
    button { font: 15px system-ui, sans-serif; border: 0; border-radius: 6px; padding: 6px 16px; background: light-dark(#161616, #eee); color: light-dark(#fff, #161616) }
    label { display: grid; grid-template-columns: 1fr auto; margin-bottom: 15px } span { grid-column: 1/-1; border: 1px solid light-dark(#ccc, #444); border-radius: 6px; padding: 6px 10px; margin: 4px 0; min-height: 1.4em }
    small, i { color: light-dark(#666, #aaa); font-style: normal; font-size: 13px } small { grid-column: 1/-1 }
  </style><nav><ul>${menu}</ul></nav><main><h1>${label}<button>Save</button></h1>${simple.map(shown).join('')}</main>`;
}

async function draw(browser: Browser, name: string, theme: Theme, open: string | { html: string }) {
  const page = await browser.newPage({ viewport: size, colorScheme: theme, reducedMotion: 'reduce' });
  if (typeof open === 'string') await page.goto(open, { waitUntil: 'networkidle' });
  else await page.setContent(open.html);
  await sharp(await page.screenshot())
    .png({ palette: true, effort: 10 })
    .toFile(`docs/pictures/${name}-${theme}.png`);
  await page.close();
}

const folder = await copyProject();
await edit(folder, article, (fields) => ({ ...fields, publish: 'draft' }));
const { code, said } = await build(folder, { SHOW_DRAFTS: '1' });
if (code !== 0) throw new Error(said);
const { url, stop } = await startWorkerd(0, join(folder, 'dist'));
const browser = await chromium.launch(config.use?.launchOptions);
try {
  for (const theme of ['light', 'dark'] as const) {
    await draw(browser, 'desk', theme, { html: form() });
    await draw(browser, 'draft', theme, `${url}/blog/1`);
  }
} finally {
  await browser.close();
  await stop();
  rmSync(folder, { recursive: true, force: true });
}
