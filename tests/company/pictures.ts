// node tests/company/pictures.ts: generates the pictures of the second company, with realistic names and formats: a space, #,
// %, .JPG, and a logo as PNG.
import { join } from 'node:path';
import sharp from 'sharp';

const folder = join(import.meta.dirname, 'content/pictures');

const scene = (sky: string, ground: string, light: string) => `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600">
  <rect width="800" height="600" fill="${sky}"/>
  <circle cx="600" cy="170" r="80" fill="${light}"/>
  <path d="M0 420 260 330 520 400 800 310V600H0z" fill="${ground}"/>
  <path d="M120 470h150v-190H120zm190 0h90v-120h-90zm150 0h210v-230H460z" fill="#26323f"/>
  <path d="M140 300h50v40h-50zm70 0h40v40h-40zm270-30h80v50h-80zm100 0h70v50h-70z" fill="${light}"/>
</svg>`;

const photographs = {
  'Leitstand.JPG': scene('#8fa9bf', '#5d6f66', '#f4d58d'),
  '100 % Bereitschaft #1.jpg': scene('#1c2738', '#101820', '#f2b84b'),
  'schaltschrank.jpg': scene('#c9cfd4', '#8a8f94', '#d1495b'),
  'werkstatt.png': scene('#e7dcc8', '#b08968', '#ffffff'),
};
for (const [name, svg] of Object.entries(photographs)) await sharp(Buffer.from(svg)).toFile(join(folder, name));

const logo = `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="512" height="512">
  <rect width="64" height="64" rx="10" fill="#c8102e"/>
  <path d="M14 50V14l36 36V14" fill="none" stroke="#fff" stroke-width="7"/>
</svg>`;
await sharp(Buffer.from(logo)).png({ palette: true }).toFile(join(folder, 'logo.png'));
