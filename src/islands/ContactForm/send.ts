import './allowMissingStorage';
import * as client from '@emailjs/browser';
import { payload, type Values } from './message';

/** Where messages go. All of it is public: it stands in every browser that opens the form. */
export interface Provider {
  serviceId: string;
  templateId: string;
  publicKey: string;
  /** Another address than the provider's own, to try the form against a stand-in. */
  origin?: string | undefined;
}

/** `unconfirmed` is the one after which the message may have arrived all the same. */
export type Cause = 'offline' | 'blocked' | 'busy' | 'refused' | 'unconfirmed';

export type Outcome = { sent: true } | { sent: false; cause: Cause };

const providerOrigin = 'https://api.emailjs.com';

/** Never the visitor's text: only what the provider or the browser said. */
export const logFailure = (...reason: unknown[]) => console.error('The message was not sent.', ...reason);

const answers = (address: string, method: 'HEAD' | 'POST') =>
  fetch(address, { method, cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/**
 * A number is a clear no. A browser says with a TypeError that no answer came; then what can be reached now tells why:
 * nothing at all, our site but not the mail service, which refuses an empty request, or both: only the answer was lost.
 */
async function causeOf(reason: unknown, origin = providerOrigin): Promise<Cause> {
  const { status, text } = Object(reason);
  logFailure(...(status ? [status, text] : [reason instanceof Error ? reason.name : reason]));
  if (status === 429) return 'busy';
  if (status || !(reason instanceof TypeError)) return 'refused';
  const [site, service] = await Promise.all([
    answers('/icon.svg', 'HEAD'),
    answers(`${origin}/api/v1.0/email/send`, 'POST'),
  ]);
  if (!site) return 'offline';
  return service ? 'unconfirmed' : 'blocked';
}

/**
 * Sends one message through the provider's own client, which travels with the form: a chunk loaded at this moment could
 * fail, and some browsers never ask for a failed module again. Never rejects, may never end.
 */
export async function send(provider: Provider, values: Values, now: Date): Promise<Outcome> {
  try {
    client.init({ publicKey: provider.publicKey, ...(provider.origin && { origin: provider.origin }) });
    await client.send(provider.serviceId, provider.templateId, payload(values, now));
    return { sent: true };
  } catch (reason) {
    return { sent: false, cause: await causeOf(reason, provider.origin) };
  }
}
