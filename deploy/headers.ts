import type { Site } from './files.ts';

/** How long a browser may use an answer without asking. */
export const caching = {
  /** Pages, and everything without a digest in its name: asked about each time; an ETag makes that cheap. */
  revalidated: 'public, max-age=0, must-revalidate',
  /** Scripts, styles and fonts whose name carries their digest. */
  immutable: 'public, max-age=31536000, immutable',
  /** Photographs. One rule covers all of a format, so a missing one may be remembered for an hour as well. */
  photographs: 'public, max-age=3600, stale-while-revalidate=604800',
} as const;

/** `name.digest.ext`, as the bundler writes it. */
export const isHashed = (path: string) => /^\/_astro\/(?:.*\/)?[^/]+\.[\w-]{8,}\.(?:css|js|woff2)$/.test(path);

/** Speculation rules, in public/: browsers that support them fetch a page when a visitor is about to follow a link to it. */
export const speculation = { path: '/speculation-rules.json', type: 'application/speculationrules+json' };

/** Folders of pictures. One rule covers each, because Cloudflare takes a hundred rules. */
const pictureFolders = ['/drawings/', '/icons/', '/share/'];
const photograph = /^\/_astro\/.*(?<ending>\.(?:avif|webp|jpe?g|png|svg))$/;

export type Header = [name: string, value: string];

/** The headers of an address, or of a pattern with one `*`, in place of those of documents. */
export interface Rule {
  pattern: string;
  headers: Header[];
}

/** One day, for a start; docs/operations.md says when to raise it. */
const secureFor = 86_400;

/** The headers of every answer. A file that a page loads needs no others. */
export const everywhere: Header[] = [
  ['Strict-Transport-Security', `max-age=${secureFor}`],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['X-Content-Type-Options', 'nosniff'],
];

/** A drawing may be opened as a document of its own: it may style itself and nothing else. */
export const ofPictures: Header = [
  'Content-Security-Policy',
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
];

/**
 * The rules for files. Cloudflare applies a rule whether the file exists or not, so each hashed file has a rule of its own:
 * a missing one is never remembered.
 */
export function fileRules({ files }: Site): Rule[] {
  const paths = files.map(({ path }) => path);
  const endings = paths.flatMap((path) => photograph.exec(path)?.groups?.ending ?? []);
  const single = paths.filter((path) => !photograph.test(path) && !pictureFolders.some((at) => path.startsWith(at)));
  const rule = (pattern: string, cacheControl: string, more: Header[] = []): Rule => ({
    pattern,
    headers: [...everywhere, ...more, ['Cache-Control', cacheControl]],
  });
  return [
    ...pictureFolders.map((folder) => rule(`${folder}*`, caching.revalidated, [ofPictures])),
    ...[...new Set(endings)].map((ending) => rule(`/_astro/*${ending}`, caching.photographs, [ofPictures])),
    ...single.map((path) => {
      if (isHashed(path)) return rule(path, caching.immutable);
      const more: Header[] = path === speculation.path ? [['Content-Type', speculation.type]] : [];
      return rule(path, caching.revalidated, path.endsWith('.svg') ? [ofPictures] : more);
    }),
  ];
}

/** The rule for a path, if it has one. */
export const findRule = (path: string, rules: readonly Rule[]): Rule | undefined =>
  rules.find(({ pattern }) => {
    const [start = '', end] = pattern.split('*');
    return end === undefined ? path === pattern : path.startsWith(start) && path.endsWith(end);
  });

/** Features of the browser that this site never uses, in itself or in anything it shows. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** The headers of documents, and of redirects and refusals. */
export const documentHeaders = (policy: string): Header[] => [
  ...everywhere,
  ['Content-Security-Policy', policy],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', unusedFeatures.map((feature) => `${feature}=()`).join(', ')],
  ['Speculation-Rules', `"${speculation.path}"`],
];
