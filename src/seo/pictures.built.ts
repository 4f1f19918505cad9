import sharp from 'sharp';
import { expect, test } from 'vitest';
import { bytesAt, documentAt, meta, onSite, pagesToRead } from '../../tests/support/builtSite.ts';
import { differs, faultsOn } from '../../tests/support/faults.ts';
import { listFiles } from '../../tests/support/listFiles.ts';
import { siteFolder } from '../../tests/support/siteFolder.ts';

const pngSize = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test('every page has its own picture for link previews, with its size and a text alternative', async () => {
  const files = listFiles(siteFolder).filter((file) => file.startsWith('share/'));
  const sizes = new Map<string, string>();
  for (const file of files) {
    const { format, width, height } = await sharp(bytesAt(file)).metadata();
    sizes.set(`/${file}`, `${format} ${width}x${height}`);
  }
  const sources = new Set<string>();
  const faults = faultsOn(pagesToRead, (path) => {
    const document = documentAt(path);
    const source = onSite(meta(document, 'og:image') ?? '');
    const shared = sources.has(source);
    sources.add(source);
    const { length } = bytesAt(source);
    const expected = {
      'og:image:width': '1200',
      'og:image:height': '630',
    };
    return [
      shared && 'has the picture of another page',
      differs('picture', sizes.get(source), `${source.endsWith('jpg') ? 'jpeg' : 'png'} 1200x630`),
      !meta(document, 'og:image:alt')?.endsWith(`the logo of ${meta(document, 'og:site_name')}`) &&
        'no text alternative',
      length >= 300_000 && `${length} bytes`,
      ...Object.entries(expected).map(([name, value]) => differs(name, meta(document, name), value)),
    ];
  });
  expect(faults).toEqual([]);
});

test('every icon is a PNG of its size', () => {
  expect(pngSize(bytesAt('/icons/icon-32.png'))).toBe('32x32');
  expect(pngSize(bytesAt('/icons/icon-512.png'))).toBe('512x512');
  expect(pngSize(bytesAt('/icons/apple-touch-icon.png'))).toBe('180x180');
});

test('no picture of a link preview and no icon is one plain color', async () => {
  const pictures = listFiles(siteFolder).filter((file) => /^(?:share|icons)\/.+\.(?:png|jpg)$/.test(file));
  expect(pictures.length).toBeGreaterThan(pagesToRead.length);
  const plain: string[] = [];
  for (const file of pictures) {
    // Small, because Sharp's statistics of a whole picture take ten times as long.
    const small = sharp(bytesAt(file)).resize(32, 32, { fit: 'fill' }).raw();
    const { data, info } = await small.toBuffer({ resolveWithObject: true });
    if (data.every((value, index) => value === data[index % info.channels])) plain.push(file);
  }
  expect(plain).toEqual([]);
});
