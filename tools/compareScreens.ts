import { existsSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import sharp from 'sharp';
import { posixPath } from '../src/lib/posixPath.ts';

/** Smaller differences of a color channel are rounding errors of the browser. */
const tolerance = 8;

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

async function readPixels(file: string): Promise<Pixels> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Whether a pixel differs or exists in only one of the pictures. */
function isDifferent(before: Pixels, after: Pixels, x: number, y: number): boolean {
  if (x >= Math.min(before.width, after.width) || y >= Math.min(before.height, after.height)) return true;
  const inBefore = (y * before.width + x) * 3;
  const inAfter = (y * after.width + x) * 3;
  for (let channel = 0; channel < 3; channel++) {
    const change = (before.data[inBefore + channel] ?? 0) - (after.data[inAfter + channel] ?? 0);
    if (Math.abs(change) > tolerance) return true;
  }
  return false;
}

/** Draws the pixels that differ in red on white, and returns their share of the picture. */
async function drawDifference(before: Pixels, after: Pixels, file: string): Promise<number> {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const drawing = Buffer.alloc(width * height * 3, 255);
  let count = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!isDifferent(before, after, x, y)) continue;
      drawing.set([200, 0, 0], (y * width + x) * 3);
      count += 1;
    }
  if (count > 0)
    await sharp(drawing, { raw: { width, height, channels: 3 } })
      .png()
      .toFile(file);
  return count / (width * height);
}

/** Compares the pictures of two folders, and writes compare.html with those that differ to the second. */
export async function writeComparison(beforeFolder: string, afterFolder: string, names: readonly string[]) {
  const link = (file: string) => posixPath(relative(resolve(afterFolder), resolve(file)));
  const picture = (title: string, file: string) =>
    `<figure><figcaption>${title}</figcaption><a href="${link(file)}"><img src="${link(file)}" alt=""></a></figure>`;
  const sections: string[] = [];
  const differences: { name: string; share: number }[] = [];
  for (const name of names) {
    const before = join(beforeFolder, name);
    const after = join(afterFolder, name);
    const difference = join(afterFolder, name.replace('.png', '-difference.png'));
    if (!existsSync(before)) {
      differences.push({ name, share: 1 });
      sections.push(`<h2>${name}: new</h2><div>${picture('After', after)}</div>`);
      continue;
    }
    const share = await drawDifference(await readPixels(before), await readPixels(after), difference);
    if (share === 0) continue;
    differences.push({ name, share });
    const pictures = picture('Before', before) + picture('After', after) + picture('Difference', difference);
    sections.push(`<h2>${name}: ${(share * 100).toFixed(3)} %</h2><div>${pictures}</div>`);
  }
  const file = join(afterFolder, 'compare.html');
  writeFileSync(
    file,
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${sections.length} of ${names.length} pictures differ</title>
<style>
body { font: 16px/1.5 sans-serif; margin: 2rem; }
div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; align-items: start; }
figure { margin: 0; }
img { max-width: 100%; border: 1px solid #ccc; }
</style>
<h1>${sections.length} of ${names.length} pictures differ</h1>
${sections.join('\n')}
</html>
`,
  );
  return { file, differences };
}
