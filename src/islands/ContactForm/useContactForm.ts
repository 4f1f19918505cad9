import { type RefObject, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Draft, readDraft, removeDraft, writeDraft } from './draft';
import { fillForm, focusField, focusSubmitButton, honeypotName, readForm } from './fields';
import { type Attempt, type FormAction, growthOf, hasReceipt, initialState, transition } from './formState';
import { empty, fieldNames, isEqual, validate } from './message';
import { previousPath } from './previousPath';
import { logFailure, type Outcome, type Provider, send } from './send';

export interface FormOptions {
  services: readonly { id: string; title: string; examples?: readonly { name: string; text: string }[] | undefined }[];
  provider: Provider | undefined;
  /** The time zone for the time in the message. */
  timeZone: string;
  limitMs: number;
}

/** The service named in the query, or the service page that the visitor came from. */
function findPresetService(services: FormOptions['services']): string {
  const requestedId = new URLSearchParams(location.search).get('service');
  const previousId = /^\/services\/([^/]+)$/.exec(previousPath())?.[1];
  return services.find(({ id }) => id === (requestedId ?? previousId))?.title ?? '';
}

/**
 * useReducer computes the new state only at the next render. Here each action sees the result of the one before it, so that
 * ten clicks at once send one message.
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
 * Saves a draft, validates, sends once, and shows a receipt or a failure. The fields are uncontrolled, so that text typed
 * before hydration stays.
 */
export function useContactForm(
  form: RefObject<HTMLFormElement | null>,
  { services, provider, timeZone, limitMs }: FormOptions,
) {
  const { state, latest, dispatch, isSending } = useFormState();
  /** The stored draft, as far as this page knows. */
  const draft = useRef<Draft>(undefined);
  const wasRefusedAsBot = useRef(false);
  const [growth, setGrowth] = useState(0);
  const readValues = () => readForm(form.current);

  const clearDraft = () => {
    removeDraft();
    draft.current = undefined;
  };

  const saveDraft = (sending: boolean) => {
    const values = readValues();
    // A preset service alone is no draft.
    const typedService = values.service === findPresetService(services) ? '' : values.service;
    if (isEqual({ ...values, service: typedService }, empty)) clearDraft();
    else draft.current = writeDraft({ values, sending }) ?? draft.current;
  };

  /** Applies the stored draft, which a later page of this tab may have changed or sent. */
  const syncDraft = useEffectEvent(() => {
    const known = draft.current;
    const stored = readDraft();
    if (isSending() || isEqual(stored?.values ?? empty, known?.values ?? empty)) return;
    draft.current = stored;
    const values = readValues();
    const before = known?.values ?? { ...empty, service: findPresetService(services) };
    // Text that was never stored stays.
    const replaceable = fieldNames.filter((name) => !values[name] || values[name] === before[name]);
    fillForm(form.current, stored?.values ?? empty, replaceable);
    if (stored) {
      dispatch({ type: 'draftRestored', notice: stored.sending ? 'unconfirmed' : 'restored' });
      return;
    }
    dispatch({ type: 'cleared' });
    // The focused element may be about to disappear.
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

  const reconnect = useEffectEvent(() => dispatch({ type: 'reconnected' }));

  useEffect(() => {
    start();
    const onPageShow = () => syncDraft();
    const onOnline = () => reconnect();
    addEventListener('pageshow', onPageShow);
    addEventListener('online', onOnline);
    return () => {
      removeEventListener('pageshow', onPageShow);
      removeEventListener('online', onOnline);
    };
  }, []);

  // After every action, because the fields are uncontrolled.
  useEffect(() => {
    const errors = validate(readForm(form.current), services);
    setGrowth(growthOf(state, errors));
  }, [state, form, services]);

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
    // Fields edited since sending keep their text.
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
    if (isSending() || hasReceipt(latest.current)) return;
    const message = readValues();
    const errors = validate(message, services);
    const firstInvalid = fieldNames.find((name) => errors[name]);
    if (firstInvalid) {
      // A screen reader reads the errors of a field when it gets the focus, so they are in the DOM before.
      flushSync(() => dispatch({ type: 'foundInvalid', errors }));
      focusField(form.current, firstInvalid);
      return;
    }
    // After Enter in a field, the focus leaves it. If a field has the focus later, the visitor went back to it.
    focusSubmitButton(form.current);
    // A bot gets the same failure as anyone whose message is not sent. A person whose browser filled in the honeypot gets
    // it too, and then presses again.
    const isHoneypotFilled = new FormData(event.currentTarget).get(honeypotName) !== '';
    const looksLikeBot = isHoneypotFilled && !wasRefusedAsBot.current;
    if (!provider || looksLikeBot) {
      wasRefusedAsBot.current ||= looksLikeBot;
      logFailure(looksLikeBot ? 'The hidden field was filled.' : 'No mail service is set up.');
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
    saveDraft(false);
  };

  const clear = () => {
    clearDraft();
    fillForm(form.current, empty);
    dispatch({ type: 'cleared' });
    focusField(form.current, 'name');
  };

  const restart = () => {
    // The form is hidden until the next render, and a hidden field cannot be focused.
    flushSync(() => dispatch({ type: 'restarted' }));
    focusField(form.current, 'name');
  };

  return { state, growth, readValues, submit, edit, clear, restart };
}
