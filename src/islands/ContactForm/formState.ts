import type { FieldErrors, Values } from './message';
import type { Cause, Outcome } from './send';

/** A message on its way. Two attempts are never the same object, even where their texts are equal. */
export interface Attempt {
  message: Values;
  sentAt: Date;
}

type Status =
  | { state: 'idle' }
  | { state: 'sending' }
  | { state: 'sent'; message: Values; sentAt: Date; isEdited: boolean }
  | { state: 'failed'; cause: Cause };

export interface FormState {
  status: Status;
  errors: FieldErrors;
  /** A draft was restored, and perhaps it was sent already. */
  notice: 'restored' | 'unconfirmed' | undefined;
  /** The service that the form chose by itself. */
  preset: string;
  /** The newest attempt to send, settled or not. */
  attempt: Attempt | undefined;
}

export type FormAction =
  | { type: 'servicePreset'; service: string }
  | { type: 'draftRestored'; notice: NonNullable<FormState['notice']> }
  | { type: 'edited'; field: string; service: string }
  | { type: 'foundInvalid'; errors: FieldErrors }
  | { type: 'refused' }
  | { type: 'sendingStarted'; attempt: Attempt }
  /** Edited, if the visitor has typed since the message was sent. */
  | { type: 'answered'; attempt: Attempt; outcome: Outcome; isEdited?: boolean }
  | { type: 'restarted' }
  | { type: 'cleared' };

export const initialState: FormState = {
  status: { state: 'idle' },
  errors: {},
  notice: undefined,
  preset: '',
  attempt: undefined,
};

function settle(state: FormState, attempt: Attempt, outcome: Outcome, isEdited: boolean): FormState {
  const isOlderAttempt = attempt !== state.attempt;
  if (isOlderAttempt) return state;
  if (outcome.sent) return { ...initialState, status: { state: 'sent', ...attempt, isEdited }, attempt };
  // Nobody waits for a late failure once the visitor has started over.
  const isAwaited = state.status.state === 'sending' || state.status.state === 'failed';
  return isAwaited ? { ...state, status: { state: 'failed', cause: outcome.cause } } : state;
}

/** What the form shows after something happened. An action that changes nothing returns the same object. */
export function transition(state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case 'servicePreset':
      return { ...state, preset: action.service };
    case 'draftRestored':
      return { ...state, notice: action.notice, preset: '' };
    case 'edited': {
      const errors = { ...state.errors, [action.field]: undefined };
      const preset = action.service === state.preset ? state.preset : '';
      return { ...state, errors, preset };
    }
    case 'foundInvalid':
      return { ...state, status: { state: 'idle' }, errors: action.errors };
    case 'refused':
      return { ...state, status: { state: 'failed', cause: 'refused' }, errors: {} };
    case 'sendingStarted':
      return { ...initialState, status: { state: 'sending' }, attempt: action.attempt };
    case 'answered':
      return settle(state, action.attempt, action.outcome, action.isEdited ?? false);
    case 'restarted':
      return { ...state, status: { state: 'idle' }, errors: {} };
    case 'cleared':
      return { ...initialState, attempt: state.attempt };
  }
}
