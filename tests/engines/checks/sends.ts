import { expect, test } from 'vitest';
import type { Fault } from '../../support/emailjs.ts';
import { held, path, says, status, written } from '../support/form.ts';
import type { Stage } from '../support/inEngine.ts';
import type { Visitor } from '../support/visitor.ts';

const sends = Number(process.env.SENDS ?? 8);

/** What may happen to a message, one after the other. */
const troubles: (Fault | undefined)[] = [
  undefined,
  { kind: 'reset' },
  undefined,
  { kind: 'drop' },
  ...[400, 403, 429, 500].map((code): Fault => ({ kind: 'answer', status: code, text: 'No' })),
];

/** Fills the form at once; how it is typed is looked at elsewhere. */
const fill = ({ evaluate }: Visitor, message: typeof written) =>
  evaluate((values) => {
    for (const [name, value] of Object.entries(values)) {
      const field = document.querySelector<HTMLInputElement>(`form [name=${name}]`);
      if (!field) throw new Error(`There is no field ${name}.`);
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, message);

const submit = ({ evaluate }: Visitor) => evaluate(() => document.querySelector('form')?.requestSubmit());

/** Whether the form says that the message was sent, once it says anything final. */
async function isSent(visitor: Visitor) {
  await expect.poll(() => status(visitor), { interval: 20 }).toBeOneOf([says.sent, says.failed]);
  return (await status(visitor)) === says.sent;
}

export function checkSends({ visit, mail }: Stage) {
  const title = `${sends} messages, most with trouble on the way: each arrives or stays in the form until it does`;
  test(title, { timeout: 60_000 + sends * 3000 }, async () => {
    const visitor = await visit(path, { still: true });
    const sent: string[] = [];
    const unanswered: string[] = [];
    const arrived = () => mail().accepted.map(({ template_params: { message } }) => message ?? '');
    for (let number = 0; number < sends; number++) {
      const message = `Message ${number + 1} of ${sends}`;
      const trouble = troubles[number % troubles.length];
      // A browser may repeat a request whose connection was reset; it meets the same trouble again.
      if (trouble) mail().order(...Array<Fault>(trouble.kind === 'reset' ? 4 : 1).fill(trouble));
      await fill(visitor, { ...written, message });
      await submit(visitor);
      if (!(await isSent(visitor))) {
        expect(await held(visitor)).toEqual({ ...written, message });
        mail().clear();
        await submit(visitor);
        expect(await isSent(visitor), message).toBe(true);
      }
      expect(arrived()).toContain(message);
      sent.push(message);
      if (trouble?.kind === 'drop') unanswered.push(message);
      mail().clear();
    }
    expect([...new Set(arrived())]).toEqual(sent);
    // Only a message whose answer was lost may have been sent again.
    const repeated = arrived().filter((message, place, all) => all.indexOf(message) !== place);
    expect(repeated.filter((message) => !unanswered.includes(message))).toEqual([]);
    await visitor.tab.complaints();
  });
}
