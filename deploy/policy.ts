import { createHash } from 'node:crypto';
import type { ThirdPartySources } from './thirdParties.ts';

/** The one origin besides our own that a page talks to, and only when a visitor sends the form. */
const mailService = 'https://api.emailjs.com';

/** Scripts that a browser runs or obeys; data blocks such as structured data need no permission. */
const running = new Set(['', 'module', 'text/javascript', 'importmap', 'speculationrules']);

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What the inline elements of a page hold, as hashes. */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const scripts: string[] = [];
  const styles: string[] = [];
  for (const [, tag, attributes = '', text = ''] of html.matchAll(/<(script|style)(\s[^>]*)?>([\s\S]*?)<\/\1>/g)) {
    const type = /\stype="?([^"\s>]*)/.exec(attributes)?.[1] ?? '';
    if (tag === 'style') styles.push(hash(text));
    else if (running.has(type) && !/\ssrc=/.test(attributes)) scripts.push(hash(text));
  }
  return { scripts, styles };
}

export interface Sources {
  /** Every page, as it will be sent. */
  html: string[];
  /** Every style sheet that is a file. */
  css: string[];
  /** What else pages may reach; docs/third-parties.md. */
  thirdParties?: ThirdPartySources;
}

/** One policy for the whole site, made of what its pages and style sheets hold. */
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
    // Without JavaScript the contact form opens an email in the visitor's mail program.
    'form-action': ["'self'", 'mailto:'],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Trusted Types apply to every script of a page, and hardly any third-party script supports them.
    ...(!thirdParties['script-src'] && { 'require-trusted-types-for': ["'script'"], 'trusted-types': ["'none'"] }),
  };
  for (const [name, sources] of Object.entries(thirdParties)) {
    const own = directives[name] ?? [];
    // Browsers ignore 'unsafe-inline' beside a hash.
    const kept = sources.includes("'unsafe-inline'") ? own.filter((source) => !source.startsWith("'sha256-")) : own;
    directives[name] = [...new Set([...kept, ...sources])];
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
