import type { Site } from './files.ts';

/** Cache-Control values. */
export const caching = {
  /** Pages, and files without a hash in their name. An ETag makes revalidation cheap. */
  revalidated: 'public, max-age=0, must-revalidate',
  /** Scripts, styles and fonts with a hash in their name. */
  immutable: 'public, max-age=31536000, immutable',
  /** Photographs. One rule covers all files of a format, so a 404 is also cached for an hour. */
  photographs: 'public, max-age=3600, stale-while-revalidate=604800',
} as const;

/** `name.hash.ext`, as Vite names files. */
export const isHashed = (path: string) => /^\/_astro\/(?:.*\/)?[^/]+\.[\w-]{8,}\.(?:css|js|woff2)$/.test(path);

/** Speculation rules, in public/: supporting browsers prefetch a page when a visitor is about to follow its link. */
export const speculation = { path: '/speculation-rules.json', type: 'application/speculationrules+json' };

/** Folders of pictures. One rule covers each folder, because Cloudflare allows 100 rules. */
const pictureFolders = ['/drawings/', '/icons/', '/share/'];
const photograph = /^\/_astro\/.*(?<ending>\.(?:avif|webp|jpe?g|png|svg))$/;

export type Header = [name: string, value: string];

/** The headers of an address, or of a pattern with one `*`. */
export interface Rule {
  pattern: string;
  headers: Header[];
}

/** One day at first; docs/operations.md says when to raise it. */
const hstsSeconds = 86_400;

/** The headers of every response. Files need no others. */
export const commonHeaders: Header[] = [
  ['Strict-Transport-Security', `max-age=${hstsSeconds}`],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['X-Content-Type-Options', 'nosniff'],
];

/** For drawings that are opened as documents: only their own styles are allowed. */
export const picturePolicy: Header = [
  'Content-Security-Policy',
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
];

/**
 * The rules for files. Cloudflare applies a rule even if the file does not exist, so each hashed file has its own rule:
 * otherwise a 404 would be cached.
 */
export function fileRules({ files }: Site): Rule[] {
  const paths = files.map(({ path }) => path);
  const endings = paths.flatMap((path) => photograph.exec(path)?.groups?.ending ?? []);
  const single = paths.filter((path) => !photograph.test(path) && !pictureFolders.some((at) => path.startsWith(at)));
  const rule = (pattern: string, cacheControl: string, more: Header[] = []): Rule => ({
    pattern,
    headers: [...commonHeaders, ...more, ['Cache-Control', cacheControl]],
  });
  return [
    ...pictureFolders.map((folder) => rule(`${folder}*`, caching.revalidated, [picturePolicy])),
    ...[...new Set(endings)].map((ending) => rule(`/_astro/*${ending}`, caching.photographs, [picturePolicy])),
    ...single.map((path) => {
      if (isHashed(path)) return rule(path, caching.immutable);
      const more: Header[] = path === speculation.path ? [['Content-Type', speculation.type]] : [];
      return rule(path, caching.revalidated, path.endsWith('.svg') ? [picturePolicy] : more);
    }),
  ];
}

/** The rule for a path, if it has one. */
export const findRule = (path: string, rules: readonly Rule[]): Rule | undefined =>
  rules.find(({ pattern }) => {
    const [start = '', end] = pattern.split('*');
    return end === undefined ? path === pattern : path.startsWith(start) && path.endsWith(end);
  });

/** Browser features that the site never uses. */
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

/** The headers of documents, redirects and errors. */
export const documentHeaders = (policy: string): Header[] => [
  ...commonHeaders,
  ['Content-Security-Policy', policy],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', unusedFeatures.map((feature) => `${feature}=()`).join(', ')],
  ['Speculation-Rules', `"${speculation.path}"`],
];
