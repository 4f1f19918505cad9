import './allowMissingStorage';
import * as client from '@emailjs/browser';
import type { provider } from '@/config/provider';
import { payload, type Values } from './message';

export type Provider = NonNullable<typeof provider>;

/** `unconfirmed` is the one after which the message may have arrived all the same. */
export type Cause = 'offline' | 'busy' | 'refused' | 'unconfirmed';

export type Outcome = { sent: true } | { sent: false; cause: Cause };

/** Never the visitor's text: only what the provider or the browser said. */
export const logFailure = (...reason: unknown[]) => console.error('The message was not sent.', ...reason);

/** A number is a clear no. A browser says with a TypeError that no answer came: the message may have arrived all the same. */
function findCause(reason: unknown): Cause {
  const { status, text } = Object(reason);
  logFailure(...(status ? [status, text] : [reason instanceof Error ? reason.name : reason]));
  if (status === 429) return 'busy';
  if (status || !(reason instanceof TypeError)) return 'refused';
  return navigator.onLine ? 'unconfirmed' : 'offline';
}

/**
 * Sends one message through the provider's own client, which is in the bundle of the form: a chunk loaded at this moment could
 * fail, and some browsers never ask for a failed module again. Never rejects, may never end.
 */
export async function send(to: Provider, values: Values, now: Date, timeZone: string): Promise<Outcome> {
  try {
    client.init({ publicKey: to.publicKey, ...(to.origin && { origin: to.origin }) });
    await client.send(to.serviceId, to.templateId, payload(values, now, timeZone));
    return { sent: true };
  } catch (reason) {
    return { sent: false, cause: findCause(reason) };
  }
}
