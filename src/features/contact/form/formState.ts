import { type FieldErrors, isEqual, type Values } from './message';
import type { Cause, Outcome } from './send';

/** Why the answer takes long: after a while, or at once when the connection is lost. */
export type Delay = 'slow' | 'offline';

/** One attempt to send a message. Compared by identity, so that equal texts are still two attempts. */
export interface Attempt {
  message: Values;
  sentAt: Date;
}

type Status =
  | { state: 'idle' }
  | { state: 'sending'; delay?: Delay }
  | { state: 'sent'; message: Values; sentAt: Date; isEdited: boolean }
  | { state: 'failed'; cause: Cause };

export interface FormState {
  status: Status;
  errors: FieldErrors;
  /** A restored draft may have been sent already (`unconfirmed`). */
  notice: 'restored' | 'unconfirmed' | undefined;
  /** The service that a link filled in. Whoever sends the message or chooses another has decided. */
  preset: string;
  /** The attempts to send the same text, the latest last. Empty once one of them has succeeded. */
  attempts: readonly Attempt[];
  /** Whether the text in the form may have arrived, although no answer has said so. */
  isUnconfirmed: boolean;
}

export type FormAction =
  /** With what a link filled in, or with a draft. */
  | { type: 'opened'; preset: string; notice?: FormState['notice'] }
  | { type: 'edited'; field: string; service: string }
  | { type: 'foundInvalid'; errors: FieldErrors }
  /** The message was not sent at all. */
  | { type: 'refused'; cause: 'refused' | 'notConnected' }
  | { type: 'sendingStarted'; attempt: Attempt }
  /** `isEdited`: the answer is late, and the visitor has edited the message. */
  | { type: 'answered'; attempt: Attempt; outcome: Outcome; isEdited?: boolean }
  | { type: 'delayed'; delay: Delay }
  | { type: 'reconnected' };

export const initialState: FormState = {
  status: { state: 'idle' },
  errors: {},
  notice: undefined,
  preset: '',
  attempts: [],
  isUnconfirmed: false,
};

/** Whether the receipt replaces the form. */
export const hasReceipt = ({ status }: FormState) => status.state === 'sent' && !status.isEdited;

/** Any of the attempts may have delivered the message. */
function startSending(state: FormState, attempt: Attempt): FormState {
  const sameText = state.attempts.filter(({ message }) => isEqual(message, attempt.message));
  return { ...initialState, status: { state: 'sending' }, attempts: [...sameText, attempt], isUnconfirmed: true };
}

function receiveAnswer(state: FormState, attempt: Attempt, outcome: Outcome, isEdited: boolean): FormState {
  if (!state.attempts.includes(attempt)) return state;
  if (outcome.sent) return { ...initialState, status: { state: 'sent', ...attempt, isEdited } };
  // A late failure does not matter once the visitor has tried again or started over.
  const isLatest = attempt === state.attempts.at(-1);
  const isAwaited = state.status.state === 'sending' || state.status.state === 'failed';
  if (!isLatest || !isAwaited) return state;
  const { cause } = outcome;
  return { ...state, status: { state: 'failed', cause }, isUnconfirmed: cause === 'unconfirmed' };
}

function delay(state: FormState, by: Delay): FormState {
  return state.status.state === 'sending' ? { ...state, status: { state: 'sending', delay: by } } : state;
}

/** The reducer. An action that changes nothing returns the same object. */
export function transition(state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case 'opened': {
      const { preset, notice } = action;
      return { ...initialState, preset, notice, isUnconfirmed: notice === 'unconfirmed', attempts: state.attempts };
    }
    case 'edited': {
      const errors = { ...state.errors, [action.field]: undefined };
      const preset = action.service === state.preset ? state.preset : '';
      return { ...state, errors, preset, isUnconfirmed: false };
    }
    case 'foundInvalid':
      return { ...state, status: { state: 'idle' }, errors: action.errors };
    case 'refused':
      return { ...state, status: { state: 'failed', cause: action.cause }, errors: {} };
    case 'sendingStarted':
      return startSending(state, action.attempt);
    case 'answered':
      return receiveAnswer(state, action.attempt, action.outcome, action.isEdited ?? false);
    case 'delayed':
      return delay(state, action.delay);
    case 'reconnected': {
      const { status } = state;
      if (status.state === 'sending' && status.delay) return delay(state, 'slow');
      const isOffline = status.state === 'failed' && status.cause === 'offline';
      return isOffline ? { ...state, status: { state: 'failed', cause: 'reconnected' } } : state;
    }
  }
}
