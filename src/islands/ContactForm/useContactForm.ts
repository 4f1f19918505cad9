import { type RefObject, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Draft, readDraft, removeDraft, writeDraft } from './draft';
import { fillForm, focusField, focusSubmitButton, readForm } from './fields';
import { type Attempt, type FormAction, initialState, transition } from './formState';
import { empty, fieldNames, isEqual, validate } from './message';
import { logFailure, type Outcome, type Provider, send } from './send';

export interface FormOptions {
  services: readonly { id: string; title: string }[];
  provider: Provider | undefined;
  /** The time zone of the time that a message carries. */
  timeZone: string;
  limitMs: number;
}

/** The service that the visitor came from: asked for in the address, or the page before. */
function findPresetService(services: FormOptions['services']): string {
  const requestedId = new URLSearchParams(location.search).get('service');
  const previousPage = new URL(document.referrer || location.href);
  const isOurs = previousPage.origin === location.origin;
  const previousId = isOurs ? /^\/services\/([^/]+)$/.exec(previousPage.pathname)?.[1] : undefined;
  return services.find(({ id }) => id === (requestedId ?? previousId))?.title ?? '';
}

/**
 * React's useReducer knows its new state only at the next rendering. Here each action sees what the one before it did, so that
 * ten presses at once send once.
 */
function useFormState() {
  const [state, setState] = useState(initialState);
  const latest = useRef(state);
  const dispatch = (action: FormAction) => {
    latest.current = transition(latest.current, action);
    setState(latest.current);
  };
  const isSending = () => latest.current.status.state === 'sending';
  return { state, latest, dispatch, isSending };
}

/**
 * A message is typed, saved as a draft, checked, sent once, and then confirmed or handed back. The fields are
 * uncontrolled, so that what was typed before the script ran stays.
 */
export function useContactForm(
  form: RefObject<HTMLFormElement | null>,
  { services, provider, timeZone, limitMs }: FormOptions,
) {
  const { state, latest, dispatch, isSending } = useFormState();
  /** What is in the storage, as far as this page knows. */
  const draft = useRef<Draft>(undefined);
  const readValues = () => readForm(form.current);

  const clearDraft = () => {
    removeDraft();
    draft.current = undefined;
  };

  const saveDraft = (sending: boolean) => {
    const values = readValues();
    // A service that the form chose by itself is nothing typed.
    const typedService = values.service === findPresetService(services) ? '' : values.service;
    if (isEqual({ ...values, service: typedService }, empty)) clearDraft();
    else draft.current = writeDraft({ values, sending }) ?? draft.current;
  };

  /** Takes over the stored draft, which a later page of this tab may have changed or sent. */
  const syncDraft = useEffectEvent(() => {
    const known = draft.current;
    const stored = readDraft();
    if (isSending() || isEqual(stored?.values ?? empty, known?.values ?? empty)) return;
    draft.current = stored;
    const values = readValues();
    const before = known?.values ?? { ...empty, service: findPresetService(services) };
    // What was typed and never stored stays.
    const replaceable = fieldNames.filter((name) => !values[name] || values[name] === before[name]);
    fillForm(form.current, stored?.values ?? empty, replaceable);
    if (stored) {
      dispatch({ type: 'draftRestored', notice: stored.sending ? 'unconfirmed' : 'restored' });
      return;
    }
    dispatch({ type: 'cleared' });
    // What has the focus may be about to disappear.
    if (form.current?.contains(document.activeElement)) focusField(form.current, 'name');
  });

  const start = useEffectEvent(() => {
    syncDraft();
    saveDraft(draft.current?.sending ?? false);
    const service = findPresetService(services);
    if (!service || readValues().service) return;
    fillForm(form.current, { ...empty, service }, ['service']);
    dispatch({ type: 'servicePreset', service });
  });

  useEffect(() => {
    start();
    const onPageShow = () => syncDraft();
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, []);

  const settle = (attempt: Attempt, outcome: Outcome) => {
    const before = latest.current;
    const values = readValues();
    const unchanged = fieldNames.filter((name) => values[name] === attempt.message[name]);
    dispatch({ type: 'answered', attempt, outcome, isEdited: unchanged.length < fieldNames.length });
    const isTooLate = latest.current === before;
    if (isTooLate) return;
    if (!outcome.sent) {
      saveDraft(outcome.cause === 'unconfirmed');
      return;
    }
    // What was edited meanwhile stays.
    fillForm(form.current, empty, unchanged);
    clearDraft();
    saveDraft(false);
  };

  const sendAttempt = async (to: Provider, attempt: Attempt) => {
    const limit = setTimeout(() => settle(attempt, { sent: false, cause: 'unconfirmed' }), limitMs);
    const outcome = await send(to, attempt.message, attempt.sentAt, timeZone);
    clearTimeout(limit);
    settle(attempt, outcome);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending()) return;
    const message = readValues();
    const errors = validate(message, services);
    const firstInvalid = fieldNames.find((name) => errors[name]);
    if (firstInvalid) {
      dispatch({ type: 'foundInvalid', errors });
      focusField(form.current, firstInvalid);
      return;
    }
    // Enter in a field leaves it: what is in a field afterwards, the visitor has put there.
    focusSubmitButton(form.current);
    // People do not see the honeypot, so whoever fills it is a program. It is told the truth: nothing was sent.
    const isProgram = new FormData(event.currentTarget).get('website') !== '';
    if (!provider || isProgram) {
      logFailure(isProgram ? 'The hidden field was filled.' : 'No mail service is set up.');
      dispatch({ type: 'refused' });
      return;
    }
    const attempt = { message, sentAt: new Date() };
    dispatch({ type: 'sendingStarted', attempt });
    saveDraft(true);
    sendAttempt(provider, attempt);
  };

  const edit = (field: string) => {
    dispatch({ type: 'edited', field, service: readValues().service });
    saveDraft(isSending());
  };

  const clear = () => {
    clearDraft();
    fillForm(form.current, empty);
    dispatch({ type: 'cleared' });
    focusField(form.current, 'name');
  };

  const restart = () => {
    // The form is hidden until it is rendered again, and a hidden field cannot take the focus.
    flushSync(() => dispatch({ type: 'restarted' }));
    focusField(form.current, 'name');
  };

  return { state, readValues, submit, edit, clear, restart };
}
