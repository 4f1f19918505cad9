// node tools/contactSheet.ts: a sheet of every drawing to look at, in the colors of the brand.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { everyFigure, everyPlate, inventedPlates } from '../art/inventory.ts';
import { inlineSvg, type Plate } from '../art/plate.ts';
import { colorsOf } from '../src/brand/colors.ts';
import { themeCss } from '../src/brand/styleSheets.ts';
import { loadContent } from '../src/content/load.ts';

const section = (title: string, drawings: readonly string[]) =>
  `<h2>${title}</h2><div>${drawings.map((drawing) => `<figure>${drawing}</figure>`).join('')}</div>`;

const plates = (list: readonly Plate[]) =>
  list.map((plate) => `${inlineSvg(plate, { scheme: plate.scheme })}${plate.id}, ${plate.scheme}`);
const figures = everyFigure().map(
  ({ name, surface, figure }) => `${inlineSvg(figure, { scheme: surface })}${name}, ${surface}`,
);

const css = `${readFileSync('src/styles/tokens.css', 'utf8')}${themeCss(colorsOf(loadContent().documents.brand))}
body{padding:48px;background:var(--paper);color:var(--ink);font:12px/1.4 sans-serif}
div{display:grid;grid-template-columns:repeat(auto-fill,minmax(200px,1fr));gap:20px;align-items:end}
figure{margin:0}
svg{display:block;width:100%;height:auto}
.art-band{background:var(--band)}.art-accent{background:var(--accent)}`;

const folder = 'screens/art';
mkdirSync(folder, { recursive: true });
for (const theme of ['light', 'dark'])
  writeFileSync(
    `${folder}/${theme}.html`,
    `<!doctype html><html lang="en" data-theme="${theme}"><meta charset="utf-8"><title>Drawings, ${theme}</title>
<style>${css}</style>
${section('Plates', plates(everyPlate()))}
${section('Figures', figures)}
${section('Plates of content without a design of its own', plates(inventedPlates()))}
</html>
`,
  );
console.log(`Open ${folder}/light.html and ${folder}/dark.html.`);
