/** What one request to the site brought, as MDN's HTTP Observatory would see it over TLS. */
export interface Capture {
  headers: Record<string, string | string[] | undefined>;
  html: string;
  /** Where plain HTTP is sent; undefined where the host in front of the engine decides it. */
  plainRedirect: { status: number; location: string } | undefined;
  hostname: string;
}

export interface Verdict {
  test: string;
  modifier: number;
}

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(', ') : value);
const directives = (policy: string) =>
  new Map(
    policy.split(';').map((line): [string, string[]] => {
      const [name = '', ...sources] = line.trim().split(/\s+/);
      return [name, sources];
    }),
  );

/** Sources so wide that a policy with them protects from nothing. */
const tooBroad = new Set(['*', 'data:', 'ftp:', 'http:', 'https:', 'http://*', 'https://*', 'blob:', 'filesystem:']);

function policyModifier(policy: string | undefined): number {
  if (policy === undefined) return -25;
  const found = directives(policy);
  const fallback = found.get('default-src') ?? ['*'];
  const of = (name: string) => found.get(name) ?? fallback;
  const [scripts, styles, objects] = [of('script-src'), of('style-src'), of('object-src')];
  const hashed = (sources: string[]) => sources.some((source) => /^'(sha(256|384|512)|nonce)-/.test(source));
  const unsafeInline = (sources: string[]) => sources.includes("'unsafe-inline'") && !hashed(sources);
  const broad = (sources: string[]) => sources.some((source) => tooBroad.has(source));
  const all = [...found.values()].flat();
  if (unsafeInline(scripts) || broad(scripts) || broad(objects)) return -20;
  if (all.some((source) => /^(http|ftp):/.test(source))) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (unsafeInline(styles) || broad(styles)) return 0;
  const formsBound = !broad(found.get('form-action') ?? ['*']);
  return fallback.length === 1 && fallback[0] === "'none'" && formsBound ? 10 : 5;
}

/** A header with a best value, values that count as set, and everything else, which is wrong. */
const ranked = (value: string | undefined, best: string[], fair: string[], bonus: number, wrong: number) => {
  if (value === undefined) return 0;
  if (best.includes(value)) return bonus;
  return fair.includes(value) ? 0 : wrong;
};

function integrityModifier({ html, hostname }: Capture): number {
  const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes);
  const loaded = scripts.filter((attributes) => /\ssrc="/.test(attributes));
  const isForeign = (attributes: string) => {
    const { host, protocol } = new URL(/\ssrc="([^"]*)/.exec(attributes)?.[1] ?? '', `https://${hostname}/`);
    return host !== hostname || protocol !== 'https:';
  };
  if (loaded.some((script) => isForeign(script) && !script.includes('integrity='))) return -50;
  return loaded.some((script) => script.includes('integrity=')) ? 5 : 0;
}

function redirectionModifier({ plainRedirect, hostname }: Capture): number {
  if (plainRedirect === undefined) return 0;
  const { protocol, hostname: target } = new URL(plainRedirect.location);
  return plainRedirect.status === 301 && protocol === 'https:' && target === hostname ? 0 : -20;
}

function cookieModifier(cookies: string | undefined): number {
  if (cookies === undefined) return 0;
  return /;\s*secure/i.test(cookies) ? 0 : -40;
}

/** The twelve tests of the Observatory, each with what it adds or takes. */
export function judge(capture: Capture): Verdict[] {
  const header = (name: string) => one(capture.headers[name]);
  const policy = header('content-security-policy');
  const ancestors = directives(policy ?? '').get('frame-ancestors') ?? ['*'];
  const framed =
    ancestors.some((source) => tooBroad.has(source)) && !/deny|sameorigin/i.test(header('x-frame-options') ?? '');
  const age = Number(/max-age=(\d+)/.exec(header('strict-transport-security') ?? '')?.[1] ?? 0);
  const privateReferrers = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
  const opener = header('cross-origin-opener-policy');
  const embedder = header('cross-origin-embedder-policy');
  const readers = ['same-origin', 'same-site', 'cross-origin'];
  const open = header('access-control-allow-credentials') === 'true' && header('access-control-allow-origin') === '*';
  const modifiers: Record<string, number> = {
    'Content-Security-Policy': policyModifier(policy),
    Cookies: cookieModifier(header('set-cookie')),
    'Cross-Origin Resource Sharing': open ? -50 : 0,
    'Cross-Origin-Embedder-Policy': ranked(embedder, ['require-corp', 'credentialless'], ['unsafe-none'], 10, -5),
    'Cross-Origin-Opener-Policy': ranked(opener, ['same-origin'], ['same-origin-allow-popups', 'unsafe-none'], 10, -5),
    'Cross-Origin-Resource-Policy': ranked(
      header('cross-origin-resource-policy'),
      readers.slice(0, 2),
      readers,
      10,
      -5,
    ),
    'HTTP Strict Transport Security': age >= 15_768_000 ? 0 : -20,
    Redirection: redirectionModifier(capture),
    'Referrer-Policy': ranked(header('referrer-policy'), privateReferrers, ['no-referrer-when-downgrade'], 5, -5),
    'Subresource Integrity': integrityModifier(capture),
    'X-Content-Type-Options': header('x-content-type-options') === 'nosniff' ? 0 : -5,
    'Frame options': framed ? -20 : 5,
  };
  return Object.entries(modifiers).map(([test, modifier]) => ({ test, modifier }));
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** A hundred less the penalties; bonuses count only from 90 upward. */
export function score(verdicts: readonly Verdict[]): number {
  const modifiers = verdicts.map(({ modifier }) => modifier);
  const base = 100 + sum(modifiers.filter((modifier) => modifier < 0));
  return Math.max(0, base >= 90 ? base + sum(modifiers.filter((modifier) => modifier > 0)) : base);
}
