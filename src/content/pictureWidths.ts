import { imageMetadata } from 'astro/assets/utils';

/** The width of every photograph in pixels, by its path below content/. */
export async function pictureWidths(files: ReadonlyMap<string, Uint8Array>): Promise<Map<string, number>> {
  const photographs = [...files].filter(([path]) => /^pictures\/.+\.(?:jpe?g|png|webp|avif)$/i.test(path));
  return new Map(
    await Promise.all(
      photographs.map(async ([path, bytes]) => {
        // Not a picture.
        const { width } = await imageMetadata(bytes).catch(() => ({ width: 0 }));
        return [path, width] as const;
      }),
    ),
  );
}
