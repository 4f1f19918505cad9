import { createHash } from 'node:crypto';
import type { ThirdPartySources } from './thirdParties.ts';

/** The only other origin that pages connect to, when a visitor sends the form. */
const mailService = 'https://api.emailjs.com';

/** Types of scripts that need a hash. Data blocks such as structured data do not. */
const executableTypes = new Set(['', 'module', 'text/javascript', 'importmap', 'speculationrules']);

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The hashes of the inline scripts and styles of a page. */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const scripts: string[] = [];
  const styles: string[] = [];
  for (const [, tag, attributes = '', text = ''] of html.matchAll(/<(script|style)(\s[^>]*)?>([\s\S]*?)<\/\1>/g)) {
    const type = /\stype="?([^"\s>]*)/.exec(attributes)?.[1] ?? '';
    if (tag === 'style') styles.push(hash(text));
    else if (executableTypes.has(type) && !/\ssrc=/.test(attributes)) scripts.push(hash(text));
  }
  return { scripts, styles };
}

export interface Sources {
  /** All pages. */
  html: string[];
  /** All external style sheets. */
  css: string[];
  /** Additional sources (docs/third-parties.md). */
  thirdParties?: ThirdPartySources;
}

/** One policy for the whole site, derived from its pages and style sheets. */
export function contentSecurityPolicy({ html, css, thirdParties = {} }: Sources): string {
  const found = html.map(inlineHashes);
  const unique = (hashes: string[]) => [...new Set(hashes)].sort();
  const sheets = [...css, ...html.flatMap((page) => page.match(/<style[\s\S]*?<\/style>/g) ?? [])];
  const holds = (pattern: RegExp, texts: string[]) => (texts.some((text) => pattern.test(text)) ? ['data:'] : []);
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...unique(found.flatMap(({ scripts }) => scripts))],
    'style-src': ["'self'", ...unique(found.flatMap(({ styles }) => styles))],
    'img-src': ["'self'", ...holds(/url\("?data:image|<img[^>]+src="data:/, [...sheets, ...html])],
    'font-src': ["'self'", ...holds(/url\("?data:font/, sheets)],
    'connect-src': ["'self'", mailService],
    'manifest-src': ["'self'"],
    // Without JavaScript the contact form opens an email.
    'form-action': ["'self'", 'mailto:'],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Trusted Types apply to all scripts of a page, and most third-party scripts do not support them.
    ...(!thirdParties['script-src'] && { 'require-trusted-types-for': ["'script'"], 'trusted-types': ["'none'"] }),
  };
  for (const [name, sources] of Object.entries(thirdParties)) {
    const own = directives[name] ?? [];
    // Browsers ignore 'unsafe-inline' if there is a hash.
    const kept = sources.includes("'unsafe-inline'") ? own.filter((source) => !source.startsWith("'sha256-")) : own;
    directives[name] = [...new Set([...kept, ...sources])];
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
