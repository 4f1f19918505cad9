import type { Page } from '@playwright/test';
import type { Emailjs, Fault } from '../support/emailjs.ts';
import { buttonOf, expect, fieldOf, fillForm, openTab, press, ready, says, statusOf, test, values } from './contact.ts';

// Every send draws its trouble from a seed that the title names, so that a run can be repeated: SENDS=1000 SEED=7. Two
// halves run side by side.
const sends = Math.ceil(Number(process.env.SENDS ?? 10) / 2);
const seeds = [0, 1].map((half) => Number(process.env.SEED ?? 20_261_115) + half);

function seeded(start: number) {
  let state = start;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

type Behavior = 'patient' | 'double' | 'reload';
interface Trouble {
  name: string;
  fault: Fault | undefined;
}

const troubles: Trouble[] = [
  { name: 'none', fault: undefined },
  { name: 'none', fault: undefined },
  { name: 'reset', fault: { kind: 'reset' } },
  { name: 'drop', fault: { kind: 'drop' } },
  { name: 'hang', fault: { kind: 'hang', after: 'nothing' } },
  { name: 'half', fault: { kind: 'hang', after: 'headers' } },
  ...[400, 403, 429, 500, 503].map((status) => ({
    name: String(status),
    fault: { kind: 'answer', status, text: 'No' } as const,
  })),
];
const often = { intervals: [20] };
const behaviors: Behavior[] = ['patient', 'patient', 'patient', 'double', 'reload'];

const messageIn = (page: Page) => fieldOf(page, 'message').inputValue();
const arrived = (mail: Emailjs, text: string) =>
  mail.accepted.some(({ template_params: { message } }) => message === text);

/** Whether the form says that the message was sent, once it says anything final. */
async function success(page: Page): Promise<boolean> {
  const text = () => statusOf(page).textContent();
  await expect.poll(async () => [says.sent, says.failed].includes((await text()) ?? ''), often).toBe(true);
  return (await text()) === says.sent;
}

for (const seed of seeds) {
  test(`${sends} sends with faults from seed ${seed}: every message arrives or stays with the visitor`, async ({
    browser,
    baseURL,
    mail,
  }) => {
    test.setTimeout(60_000 + sends * 3000);
    const random = seeded(seed);
    const pick = <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)] as Item;
    const tally = new Map<string, number>();
    const count = (name: string) => tally.set(name, (tally.get(name) ?? 0) + 1);
    const wrong: string[] = [];

    for (let number = 1; number <= sends; number++) {
      const { name, fault } = pick(troubles);
      const behavior = pick(behaviors);
      const message = `Message ${number} of ${sends}, trouble ${name}, visitor ${behavior}`;
      // A new visitor each time, with a browser of their own.
      const context = await browser.newContext({ baseURL: baseURL ?? '' });
      // Pictures and fonts have no part in this.
      await context.route(/\.(?:svg|woff2|css)$/, (route) => route.abort());
      const page = await openTab(context);
      mail.order(...(fault ? [fault] : []));
      // The browser repeats a request whose connection was reset; it meets the same trouble again.
      if (fault?.kind === 'reset') mail.order(fault, fault);
      await fillForm(page, { ...values, message });
      const posts = mail.posts();

      if (behavior === 'reload') {
        await press(page);
        if (random() < 0.5) await expect.poll(mail.posts, often).toBeGreaterThan(posts);
        await page.reload();
        await ready(page);
        const inHand = async () => (await messageIn(page)) === message;
        await expect.poll(async () => arrived(mail, message) || (await inHand()), { ...often, message }).toBe(true);
        count(arrived(mail, message) ? 'accepted' : 'restored');
      } else {
        if (fault?.kind === 'hang') {
          await page.clock.install();
          await page.clock.pauseAt(Date.now() + 60_000);
        }
        if (behavior === 'double') await buttonOf(page, says.send).dblclick();
        else await press(page);
        if (fault?.kind === 'hang') {
          await expect.poll(mail.posts, often).toBeGreaterThan(posts);
          await page.clock.runFor(20_000);
        }
        const told = await success(page);
        const accepted = arrived(mail, message);
        if (told && !accepted) wrong.push(`${message}: success was shown, but it was not accepted`);
        if (!told && (await messageIn(page)) !== message) wrong.push(`${message}: lost after a failure`);
        count(told ? 'accepted' : accepted ? 'accepted without an answer' : 'kept in the form');
      }

      mail.clear();
      await context.close();
    }

    console.log([...tally].map(([name, times]) => `${name}: ${times}`).join(', '));
    expect(wrong).toEqual([]);
  });
}
