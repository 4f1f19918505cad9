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
export type Cause = 'offline' | 'busy' | 'refused' | 'unconfirmed';

export type Outcome = { sent: true } | { sent: false; cause: Cause };

/** Never the visitor's text: only what the provider or the browser said. */
export const logFailure = (...reason: unknown[]) => console.error('The message was not sent.', ...reason);

/** A number is a clear no. A browser says with a TypeError that no answer came: the message may have arrived all the same. */
function causeOf(reason: unknown): Cause {
  const { status, text } = Object(reason);
  logFailure(...(status ? [status, text] : [reason instanceof Error ? reason.name : reason]));
  if (status === 429) return 'busy';
  if (status || !(reason instanceof TypeError)) return 'refused';
  return navigator.onLine ? 'unconfirmed' : 'offline';
}

/**
 * Sends one message through the provider's own client, which travels with the form: a chunk loaded at this moment could
 * fail, and some browsers never ask for a failed module again. Never rejects, may never end.
 */
export async function send(provider: Provider, values: Values, now: Date, timeZone: string): Promise<Outcome> {
  try {
    client.init({ publicKey: provider.publicKey, ...(provider.origin && { origin: provider.origin }) });
    await client.send(provider.serviceId, provider.templateId, payload(values, now, timeZone));
    return { sent: true };
  } catch (reason) {
    return { sent: false, cause: causeOf(reason) };
  }
}
