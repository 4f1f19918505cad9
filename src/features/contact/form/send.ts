import './allowMissingStorage';
import * as client from '@emailjs/browser';
import { count } from '@/lib/count';
import { payload, type Values } from './message';
import type { provider } from './provider';

export type Provider = NonNullable<typeof provider>;

/**
 * After `unconfirmed`, the message may have arrived anyway. `reconnected`: it was `offline`, and the connection is back.
 * `notConnected`: the site has no mail settings.
 */
export type Cause = 'offline' | 'reconnected' | 'busy' | 'refused' | 'unconfirmed' | 'notConnected';

export type Outcome = { sent: true } | { sent: false; cause: Cause };

/** Logs only what the provider or the browser reported, never the visitor's text. */
export const logFailure = (...reason: unknown[]) => console.error('The message was not sent.', ...reason);

/** A status code is a refusal. A TypeError means that no response came: the message may have arrived anyway. */
function findCause(reason: unknown): Cause {
  const { status, text } = Object(reason);
  logFailure(...(status ? [status, text] : [reason instanceof Error ? reason.name : reason]));
  if (status === 429) return 'busy';
  if (status || !(reason instanceof TypeError)) return 'refused';
  return navigator.onLine ? 'unconfirmed' : 'offline';
}

/**
 * The EmailJS client is part of the form's bundle: a chunk loaded at this point could fail, and some browsers never
 * request a failed module again. The promise never rejects, but may never settle.
 */
export async function send(to: Provider, values: Values, now: Date, timeZone: string): Promise<Outcome> {
  try {
    // Without blockHeadless, which would refuse the weekly message of deploy/checkForm.ts, and without limitRate, which would
    // refuse a second try after a failure. docs/operations.md names the limits of the service itself.
    client.init({ publicKey: to.publicKey, ...(to.origin && { origin: to.origin }) });
    await client.send(to.serviceId, to.templateId, payload(values, now, timeZone));
    count('inquiry', 'event');
    return { sent: true };
  } catch (reason) {
    return { sent: false, cause: findCause(reason) };
  }
}
