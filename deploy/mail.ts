// The settings of the contact form's mail service, before a build and in what was built.
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

type Settings = Record<string, string | undefined>;

const example: Settings = parseEnv(readFileSync(new URL('../.env.example', import.meta.url), 'utf8'));
const names = Object.keys(example);

const where = 'Set it in .env, or as a variable of the repository (docs/operations.md).';

/** Why a form with these settings cannot reach its company, in one sentence; undefined if it can. */
export function mailProblem(settings: Settings): string | undefined {
  const missing = names.filter((name) => !settings[name]);
  if (missing.length > 0) return `The contact form is not connected: ${missing.join(', ')} not set. ${where}`;
  const unchanged = names.filter((name) => settings[name] === example[name]);
  if (unchanged.length > 0)
    return `The contact form is not connected: ${unchanged.join(', ')} as in the example. ${where}`;
  if (settings.PUBLIC_EMAILJS_ORIGIN)
    return 'PUBLIC_EMAILJS_ORIGIN leads the contact form to a stand-in. Leave it out of a production build.';
  return undefined;
}

/** The id of the mail service in a built contact page; undefined if its form is not connected. */
export function connectedMail(contactPage: string): string | undefined {
  const [, service] = /<form[^>]*\sdata-mail-service="([^"]+)"/.exec(contactPage) ?? [];
  return service === example.PUBLIC_EMAILJS_SERVICE_ID ? undefined : service;
}
