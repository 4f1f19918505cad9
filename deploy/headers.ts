import type { Site } from './files.ts';

/** How long a browser may use an answer without asking. */
export const caching = {
  /** Pages, and everything without a digest in its name: asked about each time; an ETag makes that cheap. */
  revalidated: 'public, max-age=0, must-revalidate',
  /** Scripts, styles and fonts whose name carries their digest. */
  immutable: 'public, max-age=31536000, immutable',
  /** Drawings and photographs. One rule covers them all, so a missing one may be remembered for an hour as well. */
  pictures: 'public, max-age=3600, stale-while-revalidate=604800',
} as const;

/** `name.digest.ext`, as the bundler writes it. */
const hashedName = /^\/_astro\/(?:.*\/)?[^/]+\.[\w-]{8,}\.(?:js|css|woff2)$/;

export const isHashed = (path: string) => hashedName.test(path);

/** Where pictures stand, as patterns with one `*`: drawings in a folder, photographs by their ending. */
const pictureFolder = '/art/';
const photograph = /^\/_astro\/.*(?<ending>\.(?:avif|webp|jpe?g|png|svg))$/;

/**
 * The rules beside the one for every answer, as a path or a pattern with one `*`, and what each says of caching.
 * Cloudflare applies a rule whether the file exists or not, so each hashed file has a rule of its own: a missing one is
 * never remembered.
 */
export function cachingRules({ files, kept }: Site): [pattern: string, cacheControl: string][] {
  const endings = files.flatMap(({ path }) => photograph.exec(path)?.groups?.ending ?? []);
  const pictures = [`${pictureFolder}*`, ...new Set(endings.map((ending) => `/_astro/*${ending}`))];
  const hashed = files.filter(({ path, file }) => isHashed(path) && !kept.has(file)).map(({ path }) => path);
  return [
    ...pictures.map((pattern): [string, string] => [pattern, caching.pictures]),
    ...hashed.map((path): [string, string] => [path, caching.immutable]),
  ];
}

/** What a path may be cached for. */
export function cachingOf(path: string, rules: readonly [string, string][]): string {
  const rule = rules.find(([pattern]) => {
    const [start = '', end] = pattern.split('*');
    return end === undefined ? path === pattern : path.startsWith(start) && path.endsWith(end);
  });
  return rule?.[1] ?? caching.revalidated;
}

const twoYears = 63_072_000;

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

/** The headers of every answer: pages, files, redirects, refusals. */
export const securityHeaders = (policy: string): [name: string, value: string][] => [
  ['Content-Security-Policy', policy],
  ['Strict-Transport-Security', `max-age=${twoYears}; includeSubDomains`],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Embedder-Policy', 'require-corp'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', unusedFeatures.map((feature) => `${feature}=()`).join(', ')],
];
