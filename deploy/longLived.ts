import type { Site } from './site.ts';

/** `name.digest.ext`, as the bundler and the drawings write it. */
const hashedName = /^\/(?:_astro|art)\/(?:.*\/)?[^/]+\.(?<digest>[\w-]{8,})\.(?<ext>\w+)$/;

export const isHashed = (path: string) => hashedName.test(path);

/** Cloudflare takes a hundred rules of headers; one is for every answer, the rest say what may be kept for good. */
export const ruleLimit = 100;

/**
 * The files that a browser may keep for good, as patterns with at most one `*`.
 * A pattern stands for one file, or for the files that share a digest: an address with a digest that is not on the site
 * matches none, so a missing file is never kept.
 */
export function longLivedRules(site: Site, limit = ruleLimit - 1): string[] {
  const groups = new Map<string, string[]>();
  for (const { path, file } of site.files) {
    if (site.kept.has(file)) continue;
    const { digest, ext } = hashedName.exec(path)?.groups ?? {};
    if (digest === undefined) continue;
    const key = `${path.slice(0, path.indexOf('/', 1))}/*.${digest}.${ext}`;
    groups.set(key, [...(groups.get(key) ?? []), path]);
  }
  const rules = [...groups].map(([pattern, [first, ...others]]) =>
    first !== undefined && others.length === 0 ? first : pattern,
  );
  return rules.slice(0, limit);
}

/** Whether one of the rules covers the address. */
export function isLongLived(path: string, rules: readonly string[]): boolean {
  return rules.some((rule) => {
    const [start = '', end] = rule.split('*');
    return end === undefined ? path === rule : path.startsWith(start) && path.endsWith(end);
  });
}
