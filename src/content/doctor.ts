// What is right by the contract and still should not go online: leftovers of the sample, examples, texts without room.
import type { Mistake } from '@/lib/mistake';
import type { Entry } from './read';
import { isSample, sample } from './sample';

export interface Finding extends Mistake {
  /** A build for visitors stops here. */
  embarrassing: boolean;
}

/** A text is at its limit when this share of it is used: the next word does not fit. */
const full = 0.98;

const exampleAddress = /\b[\w.-]+\.example\b|@example\.(?:com|org|net)\b/i;

/** What a company should look at before it goes online. Nothing is said of the sample while the company is the sample. */
export function findings(entries: readonly Entry[], env: Readonly<Record<string, string | undefined>>): Finding[] {
  const site = entries.find(({ id }) => id === 'site');
  const ours = isSample(site?.data.url);
  const offices = (site?.data.offices ?? []) as { city: string }[];
  const named = [String(site?.data.name), ...offices.map(({ city }) => city)];
  const leftovers = ours ? [] : sample.words.filter((word) => !named.includes(word));
  const found = entries.flatMap((entry) =>
    entry.texts.flatMap(({ path, text, field }): Finding[] => {
      const say = (words: string, sentence: string, embarrassing: boolean) => ({
        ...entry.about(path, sentence, words),
        embarrassing,
      });
      const left = leftovers.filter((word) => text.toLowerCase().includes(word.toLowerCase()));
      const [example] = (!ours && exampleAddress.exec(text)) || [];
      const isFull = field.maxLength !== undefined && field.maxLength > 30 && text.length >= field.maxLength * full;
      return [
        ...left.map((word) => say(word, `still names "${word}" of the sample company.`, true)),
        ...(example ? [say(example, `has an example for an address: ${example}.`, true)] : []),
        ...(isFull ? [say('', `is nearly full: ${text.length} of ${field.maxLength} characters.`, false)] : []),
      ];
    }),
  );
  const mail = env.PUBLIC_EMAILJS_SERVICE_ID
    ? []
    : [{ file: '.env', line: 1, text: 'the mail service of the contact form is not set.', embarrassing: false }];
  return [...found, ...mail];
}
