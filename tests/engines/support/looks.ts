import sharp from 'sharp';
import type { Visitor } from './visitor.ts';

/** Which theme the page stands on, by the colors that its head names for both; otherwise the color itself. */
export const ground = ({ evaluate }: Visitor): Promise<string> =>
  evaluate(() => {
    const color = getComputedStyle(document.documentElement).backgroundColor;
    const parts = color.match(/\d+/g)?.map((part) => Number(part).toString(16).padStart(2, '0')) ?? [];
    const named = document.querySelector<HTMLMetaElement>(`meta[name=theme-color][content="#${parts.join('')}"]`);
    return /dark|light/.exec(named?.media ?? '')?.[0] ?? color;
  });

/** Whether the middle of a drawing is light or dark, as it is on the screen. */
export async function tone(visitor: Visitor, drawing: string): Promise<'light' | 'dark'> {
  const { box } = (await visitor.bring(drawing)) ?? {};
  if (!box) throw new Error(`${drawing} is not seen.`);
  const half = {
    left: Math.round(box.left + box.width / 4),
    top: Math.round(box.top + box.height / 4),
    width: Math.round(box.width / 2),
    height: Math.round(box.height / 2),
  };
  const { channels } = await sharp(
    await sharp(await visitor.tab.screenshot())
      .extract(half)
      .toBuffer(),
  )
    .greyscale()
    .stats();
  return (channels[0]?.mean ?? 0) > 127 ? 'light' : 'dark';
}
