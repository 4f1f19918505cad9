import type { ThirdParties } from '../src/content/schemas/thirdParties.ts';

/** The sources of third parties in the policy, by directive. */
export type ThirdPartySources = Readonly<Record<string, readonly string[]>>;

/** Each entry adds its script or the origin of its frame, and the sources that it declares. */
export function thirdPartySources(entries: ThirdParties): ThirdPartySources {
  const sources: Record<string, string[]> = {};
  const add = (directive: string, added: string[] = []) => {
    sources[directive] = [...(sources[directive] ?? []), ...added];
  };
  for (const entry of Object.values(entries).filter((entry) => entry !== undefined)) {
    const { inlineStyles, ...allow } = entry.allow ?? {};
    if ('script' in entry) add('script-src', [entry.script.replace(/[?#].*/, '')]);
    if ('frame' in entry) add('frame-src', [new URL(entry.frame).origin]);
    for (const [directive, added] of Object.entries(allow)) add(directive, added);
    if (inlineStyles) add('style-src', ["'unsafe-inline'"]);
  }
  return sources;
}
