// Checks the settings of the mail service of the contact form.
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

type Settings = Record<string, string | undefined>;

const example: Settings = parseEnv(readFileSync(new URL('../.env.example', import.meta.url), 'utf8'));
const names = Object.keys(example);

const where = 'Set it in .env, or as a variable of the repository (docs/operations.md).';

/** Why a form with these settings cannot send; undefined if it can. */
export function mailProblem(settings: Settings): string | undefined {
  const missing = names.filter((name) => !settings[name]);
  if (missing.length > 0) return `The contact form is not connected: ${missing.join(', ')} not set. ${where}`;
  const unchanged = names.filter((name) => settings[name] === example[name]);
  if (unchanged.length > 0)
    return `The contact form is not connected: ${unchanged.join(', ')} unchanged from the example. ${where}`;
  if (settings.PUBLIC_EMAILJS_ORIGIN)
    return 'PUBLIC_EMAILJS_ORIGIN connects the contact form to a local server. Leave it out of a production build.';
  return undefined;
}
