import './allowMissingStorage';
import * as client from '@emailjs/browser';
import type { payload } from './message';

/** Where messages go. All of it is public: it stands in every browser that opens the form. */
export interface Provider {
  serviceId: string;
  templateId: string;
  publicKey: string;
  /** Another address than the provider's own, to try the form against a stand-in. */
  origin?: string | undefined;
}

export type Cause = 'offline' | 'blocked' | 'busy' | 'refused' | 'unknown';

export type Outcome =
  | { sent: true }
  /** `answered` tells a clear no from silence, after which the message may have arrived all the same. */
  | { sent: false; answered: boolean; cause: Cause };

/** Whether our own site can still be reached, which tells a broken line from a barrier in front of the mail service. */
const siteAnswers = () =>
  fetch('/icon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

async function failure(reason: unknown): Promise<Outcome> {
  // Never the visitor's text: only what the provider said.
  if (typeof reason === 'object' && reason !== null && 'status' in reason && typeof reason.status === 'number') {
    console.error('The message was not sent.', reason.status, 'text' in reason ? reason.text : '');
    const causes: Record<number, Cause> = { 0: 'unknown', 403: 'refused', 429: 'busy' };
    return { sent: false, answered: reason.status !== 0, cause: causes[reason.status] ?? 'unknown' };
  }
  console.error('The message was not sent.', reason instanceof Error ? reason.name : reason);
  if (!navigator.onLine) return { sent: false, answered: false, cause: 'offline' };
  return { sent: false, answered: false, cause: (await siteAnswers()) ? 'blocked' : 'offline' };
}

/**
 * Sends one message through the provider's own client, which travels with the form: a chunk loaded at this moment could
 * fail, and some browsers never ask for a failed module again. Never rejects, may never end.
 */
export async function send(provider: Provider, message: ReturnType<typeof payload>): Promise<Outcome> {
  try {
    client.init({ publicKey: provider.publicKey, ...(provider.origin && { origin: provider.origin }) });
    await client.send(provider.serviceId, provider.templateId, message);
    return { sent: true };
  } catch (reason) {
    return failure(reason);
  }
}
