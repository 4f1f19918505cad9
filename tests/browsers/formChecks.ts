import { expect, test } from 'vitest';
import { routes } from '../../src/config/routes';
import { services, words } from '../support/content.ts';
import type { Emailjs, Fault } from '../support/emailjs.ts';
import type { Visit } from './support/inBrowser.ts';
import type { Visitor } from './support/visitor.ts';

const { form } = words;
const message = {
  name: 'Ada Example',
  email: 'ada@visitor.example',
  service: services[0]?.title ?? '',
  message: 'Our regression run takes two days.',
};

const sends = Number(process.env.SENDS ?? 8);

/** What happens to messages on the way, one after the other. */
const faults: (Fault | undefined)[] = [
  undefined,
  { kind: 'reset' },
  undefined,
  { kind: 'drop' },
  ...[400, 403, 429, 500].map((status): Fault => ({ kind: 'answer', status, text: 'No' })),
];

/** Fills fields at once. */
const fill = ({ page }: Visitor, values: Partial<typeof message>) =>
  page.evaluate((all) => {
    for (const [name, value] of Object.entries(all)) {
      const field = document.querySelector<HTMLInputElement>(`form [name=${name}]`);
      if (!field) throw new Error(`There is no field ${name}.`);
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, values);

const values = ({ page }: Visitor): Promise<Record<string, FormDataEntryValue>> =>
  page.evaluate(() => {
    const { website, ...fields } = Object.fromEntries(new FormData(document.querySelector('form') ?? undefined));
    return { service: '', ...fields };
  });

/** Presses a button by keyboard: clicks that follow quickly would count as double clicks. */
async function press(visitor: Visitor, button: string) {
  await expect.poll(() => visitor.focus('button', button)).toBeTruthy();
  await visitor.page.keyboard.press('Enter');
}

/** Whether the form says that the message was sent, once it says anything final. */
async function isSent(visitor: Visitor) {
  const status = async () => (await visitor.find('form [role=status]'))?.text;
  await expect.poll(status, { interval: 20 }).toBeOneOf([form.sent, form.failed]);
  return (await status()) === form.sent;
}

export function checkForm(visit: Visit, mail: () => Emailjs) {
  test('the form says what is missing and leads to the first field', async () => {
    const visitor = await visit(routes.contact);
    await visitor.click('button', form.send);
    for (const { missing = '' } of Object.values(form.errors))
      await expect.poll(() => visitor.find('form div', missing)).toBeDefined();
    expect((await visitor.find('input', form.fields.name))?.isFocused).toBe(true);
    expect(mail().posts()).toBe(0);
  });

  test('a message is kept over another page, sent once, as it was typed', async () => {
    const visitor = await visit(routes.contact);
    for (const field of ['name', 'email', 'message'] as const) {
      await visitor.click('input, textarea', form.fields[field]);
      await visitor.page.keyboard.type(message[field]);
    }
    await fill(visitor, { service: message.service });
    await visitor.go(routes.about);
    await visitor.go(routes.contact);
    await expect.poll(() => values(visitor)).toEqual(message);
    await visitor.click('button', form.send);
    expect(await isSent(visitor)).toBe(true);
    expect(mail().accepted.map(({ template_params }) => template_params)).toEqual([
      { ...message, time: expect.any(String) },
    ]);
    expect((await values(visitor)).message).toBe('');
  });

  const title = `${sends} messages, most with a fault on the way: each arrives, or stays in the form until it does`;
  test(title, { timeout: 60_000 + sends * 3000 }, async () => {
    const visitor = await visit(routes.contact, { motion: 'off' });
    for (let number = 0; number < sends; number++) {
      const text = `Message ${number + 1} of ${sends}`;
      const fault = faults[number % faults.length];
      // A browser may repeat a request whose connection was reset; it meets the same fault again.
      if (fault) mail().order(...Array<Fault>(fault.kind === 'reset' ? 4 : 1).fill(fault));
      await fill(visitor, { ...message, message: text });
      await press(visitor, form.send);
      if (!(await isSent(visitor))) {
        expect(await values(visitor)).toEqual({ ...message, message: text });
        mail().clear();
        await press(visitor, form.failure.tryAgain);
        await expect.poll(() => isSent(visitor)).toBe(true);
      }
      const copies = mail().accepted.filter(({ template_params }) => template_params.message === text);
      // Only a message whose answer was lost may arrive twice.
      expect(copies.length, text).toBeOneOf(fault?.kind === 'drop' ? [1, 2] : [1]);
      mail().clear();
      // Otherwise the next round could take this answer for its own.
      await press(visitor, form.receipt.again);
    }
    await visitor.expectErrors();
  });
}
