// The contact form as a visitor uses it.
import { routes } from '../../../src/config/routes';
import { services, words } from '../../support/content.ts';
import type { Visitor } from './visitor.ts';

/** What the form says. */
export const says = words.form;

export const written = {
  name: 'Ada Example',
  email: 'ada@visitor.example',
  service: services[0]?.title ?? '',
  message: 'Our regression run takes two days.',
};

export const path = routes.contact;

/** Types a whole message. */
export async function writeMessage(visitor: Visitor, { name, email, service, message } = written) {
  await visitor.write(says.fields.name, name);
  await visitor.write(says.fields.email, email);
  await visitor.choose(says.fields.service, service);
  await visitor.write(says.fields.message, message);
}

/** What stands in the form. */
export const held = ({ evaluate }: Visitor): Promise<Record<string, FormDataEntryValue>> =>
  evaluate(() => {
    const { website, ...fields } = Object.fromEntries(new FormData(document.querySelector('form') ?? undefined));
    return { service: '', ...fields };
  });

export const send = (visitor: Visitor) => visitor.click('button', says.send);
export const tryAgain = (visitor: Visitor) => visitor.click('button', says.failure.tryAgain);
export const status = async (visitor: Visitor) => (await visitor.see('form [role=status]'))?.text;
