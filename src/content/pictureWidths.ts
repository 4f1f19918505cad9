import { imageMetadata } from 'astro/assets/utils';

/** The width of every photograph among the files below content/, in pixels, by its path there. */
export async function pictureWidths(files: ReadonlyMap<string, Uint8Array>): Promise<Map<string, number>> {
  const photographs = [...files].filter(([path]) => /^pictures\/.+\.(?:jpe?g|png|webp|avif)$/i.test(path));
  return new Map(
    await Promise.all(
      photographs.map(async ([path, bytes]) => {
        // What is no picture has no width.
        const { width } = await imageMetadata(bytes).catch(() => ({ width: 0 }));
        return [path, width] as const;
      }),
    ),
  );
}
