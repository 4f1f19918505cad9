import { expect, test } from 'vitest';
import { type FormAction, type FormState, initialState, transition } from './formState';
import { empty } from './message';
import type { Outcome } from './send';

const message = { ...empty, message: 'Hello' };
const createAttempt = () => ({ message, sentAt: new Date(0) });
const attempt = createAttempt();
const started: FormAction = { type: 'sendingStarted', attempt };
const success: Outcome = { sent: true };
const noAnswer: Outcome = { sent: false, cause: 'unconfirmed' };
const refusal: Outcome = { sent: false, cause: 'refused' };
const answer = (outcome: Outcome, answered = attempt): FormAction => ({ type: 'answered', attempt: answered, outcome });

const run = (...actions: FormAction[]): FormState => actions.reduce(transition, initialState);

test('sending clears errors, the draft notice and the note on the preset service', () => {
  const before: FormAction[] = [
    { type: 'opened', preset: 'IT Consulting', notice: 'restored' },
    { type: 'foundInvalid', errors: { name: 'missing' } },
  ];
  expect(run(...before, started)).toEqual(run(started));
});

test('a late failure updates the one that is shown; once the visitor has started over, only a success counts', () => {
  const startedOver: FormAction[] = [started, answer(noAnswer), { type: 'opened', preset: '' }];
  expect(run(started, answer(noAnswer), answer(refusal)).status).toEqual({ state: 'failed', cause: 'refused' });
  expect(run(...startedOver, answer(refusal)).status.state).toBe('idle');
  expect(run(...startedOver, answer(success)).status.state).toBe('sent');
});

test('the failure of an older attempt is ignored', () => {
  const sendingAgain = run(started, answer(noAnswer), { type: 'sendingStarted', attempt: createAttempt() });
  expect(transition(sendingAgain, answer(refusal))).toBe(sendingAgain);
});

test('the success of an older attempt counts only if no other text was sent since', () => {
  const otherText = { message: { ...message, message: 'Another text' }, sentAt: new Date(0) };
  const again: FormAction = { type: 'sendingStarted', attempt: createAttempt() };
  const other: FormAction = { type: 'sendingStarted', attempt: otherText };
  expect(run(started, again, answer(success)).status.state).toBe('sent');
  expect(run(started, other, answer(success)).status.state).toBe('sending');
  expect(run(started, other, again, answer(success)).status.state).toBe('sending');
});

test('after a success, the answers of other attempts change nothing', () => {
  const secondAttempt = createAttempt();
  const sent = run(started, { type: 'sendingStarted', attempt: secondAttempt }, answer(success));
  for (const outcome of [success, refusal]) expect(transition(sent, answer(outcome, secondAttempt))).toBe(sent);
});

test('when the connection is back, nothing changes but the failure for lack of it', () => {
  for (const state of [run(), run(started), run(started, answer(noAnswer)), run(started, answer(success))])
    expect(transition(state, { type: 'reconnected' })).toBe(state);
});

test('only while a message is sent is it delayed, and then it can be answered still', () => {
  const delayed: FormAction = { type: 'delayed', delay: 'slow' };
  expect(run(started, delayed)).toEqual({ ...run(started), status: { state: 'sending', delay: 'slow' } });
  for (const state of [run(), run(started, answer(noAnswer)), run(started, answer(success))])
    expect(transition(state, delayed)).toBe(state);
  expect(run(started, delayed, answer(success)).status.state).toBe('sent');
});

test('errors replace a success or a failure; a refusal replaces errors', () => {
  const invalid: FormAction = { type: 'foundInvalid', errors: { name: 'missing' } };
  for (const outcome of [success, refusal])
    expect(run(started, answer(outcome), invalid)).toMatchObject({ status: { state: 'idle' }, errors: invalid.errors });
  expect(run(invalid, { type: 'refused', cause: 'refused' })).toMatchObject({
    status: { state: 'failed', cause: 'refused' },
    errors: {},
  });
});

test('a draft of a later page replaces errors, a failure and a receipt, which are of another text', () => {
  const opened: FormAction = { type: 'opened', preset: 'IT Consulting', notice: 'restored' };
  const invalid: FormAction = { type: 'foundInvalid', errors: { name: 'missing' } };
  expect(run(invalid, opened)).toEqual(run(opened));
  expect(run(started, answer(success), opened)).toEqual(run(opened));
  expect(run(started, answer(refusal), opened)).toEqual({ ...run(opened), attempts: [attempt] });
});

test('a text may have arrived while it is sent, without an answer, or restored so; not once refused or edited', () => {
  const mayHaveArrived = (...actions: FormAction[]) => run(...actions).isUnconfirmed;
  expect(mayHaveArrived(started)).toBe(true);
  expect(mayHaveArrived(started, answer(noAnswer))).toBe(true);
  expect(mayHaveArrived({ type: 'opened', preset: '', notice: 'unconfirmed' })).toBe(true);
  expect(mayHaveArrived({ type: 'opened', preset: '', notice: 'restored' })).toBe(false);
  expect(mayHaveArrived(started, answer(refusal))).toBe(false);
  expect(mayHaveArrived(started, answer(noAnswer), { type: 'edited', field: 'name', service: '' })).toBe(false);
});
