import tokens from '@/styles/tokens.css?raw';

/** The two values of a color token, for places that read no style sheet: meta tags, the manifest, pictures. */
export function themed(token: string): { light: string; dark: string } {
  const [, light, dark] = new RegExp(`--${token}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens) ?? [];
  if (!light || !dark) throw new Error(`src/styles/tokens.css has no color pair "--${token}".`);
  return { light, dark };
}
