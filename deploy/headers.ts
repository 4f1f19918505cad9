/** How long a browser may use an answer without asking. */
export const caching = {
  /** Pages and everything without a digest in its name: kept, but asked about each time; an ETag makes it cheap. */
  revalidated: 'public, max-age=0, must-revalidate',
  longLived: 'public, max-age=31536000, immutable',
} as const;

const twoYears = 63_072_000;

/** Powers of the browser that this site never uses, in itself or in anything it shows. */
const unusedPowers = [
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
  ['Permissions-Policy', unusedPowers.map((power) => `${power}=()`).join(', ')],
];
