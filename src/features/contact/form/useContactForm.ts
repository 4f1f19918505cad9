import {
  type RefObject,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { type Draft, isSameDraft, readDraft, removeDraft, writeDraft } from './draft';
import { fieldNames } from './fields';
import { fillForm, focusField, focusSubmitButton, honeypotName, readForm, readTyped } from './formFields';
import { type Attempt, type FormAction, hasReceipt, initialState, transition } from './formState';
import { isEqual, mapFields, type Values, validate } from './message';
import { fillEmpty, isDraft, openForm } from './opening';
import { isOpenedByLink, readLink, type Subjects } from './preset';
import { logFailure, type Outcome, type Provider, send } from './send';
import { lengthText } from './texts';

/** How long the form waits for an answer of the mail service, and when it says that it is still waiting. */
const limitMs = 20_000;
const slowMs = 8_000;

export interface FormOptions extends Subjects {
  provider: Provider | undefined;
  /** The time zone for the time in the message. */
  timeZone: string;
}

/**
 * Saves a draft, validates, sends once, and shows a receipt or a failure. The fields are uncontrolled, so that text typed
 * before hydration stays.
 */
export function useContactForm(form: RefObject<HTMLFormElement | null>, options: FormOptions) {
  const { services, projects, provider, timeZone } = options;
  const [state, dispatch] = useReducer(transition, initialState);
  /** What the tab's storage held when this page last used it. A later page of the tab may have changed it since. */
  const stored = useRef<Draft>(undefined);
  const [messageLength, setMessageLength] = useState<string>();
  const { status } = state;
  /** Renders before the next event, whose handler then reads this state: ten clicks at once send one message. */
  const dispatchNow = (action: FormAction) => flushSync(() => dispatch(action));
  const readValues = () => readForm(form.current);

  const open = (shown: Values, isNew: boolean) => {
    const link = readLink(options);
    const draft = readDraft();
    const opening = { shown, known: stored.current, draft, link, isNew };
    const { values, preset } = openForm(opening, options);
    stored.current = draft;
    fillForm(form.current, values);
    const restored = draft?.sending ? 'unconfirmed' : 'restored';
    dispatch({ type: 'opened', preset, notice: draft && restored });
  };

  const start = useEffectEvent(() => open(readDraft() ? readTyped(form.current) : readValues(), isOpenedByLink()));

  /** A later page of this tab may have changed or sent the draft. */
  const showChanges = useEffectEvent(() => {
    if (status.state === 'sending' || isSameDraft(readDraft(), stored.current)) return;
    open(readValues(), false);
    // The focused element may be about to disappear.
    if (!stored.current && form.current?.contains(document.activeElement)) focusField(form.current, 'name');
  });

  useEffect(() => {
    start();
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('pageshow', () => showChanges(), { signal });
    addEventListener('online', () => dispatch({ type: 'reconnected' }), { signal });
    addEventListener('offline', () => dispatch({ type: 'delayed', delay: 'offline' }), { signal });
    return () => listening.abort();
  }, []);

  // Before the next paint. Fields edited since sending keep their text.
  useLayoutEffect(() => {
    if (status.state !== 'sent') return;
    const values = readForm(form.current);
    fillForm(
      form.current,
      mapFields((name) => (values[name] === status.message[name] ? '' : values[name])),
    );
  }, [status, form]);

  // After every action, because the fields are uncontrolled.
  useEffect(() => {
    // Before the first action, nothing says whether the restored draft is unconfirmed.
    if (state === initialState) return;
    const values = readForm(form.current);
    setMessageLength(lengthText('message', values.message));
    const subjects = { services, projects };
    const filled = { values, preset: state.preset };
    if (isDraft(filled, readLink(subjects), subjects)) writeDraft({ ...filled, sending: state.isUnconfirmed });
    else removeDraft();
    stored.current = readDraft();
  }, [state, form, services, projects]);

  const sendAttempt = async (to: Provider, attempt: Attempt) => {
    const answer = (outcome: Outcome) =>
      dispatchNow({ type: 'answered', attempt, outcome, isEdited: !isEqual(readValues(), attempt.message) });
    const limit = setTimeout(() => answer({ sent: false, cause: 'unconfirmed' }), limitMs);
    const slow = setTimeout(() => dispatch({ type: 'delayed', delay: navigator.onLine ? 'slow' : 'offline' }), slowMs);
    answer(await send(to, attempt.message, attempt.sentAt, timeZone));
    clearTimeout(limit);
    clearTimeout(slow);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (status.state === 'sending' || hasReceipt(state)) return;
    const message = readValues();
    const errors = validate(message, services);
    const firstInvalid = fieldNames.find((name) => errors[name]);
    if (firstInvalid) {
      // A screen reader reads the errors of a field when it gets the focus, so they are in the DOM before.
      dispatchNow({ type: 'foundInvalid', errors });
      focusField(form.current, firstInvalid);
      return;
    }
    // After Enter in a field, the focus leaves it. If a field has the focus later, the visitor went back to it.
    focusSubmitButton(form.current);
    // A bot gets the same failure as anyone whose message is not sent. A person whose browser filled in the honeypot gets
    // it too, and then presses again.
    const isHoneypotFilled = new FormData(event.currentTarget).get(honeypotName) !== '';
    const looksLikeBot = isHoneypotFilled && status.state !== 'failed';
    if (!provider || looksLikeBot) {
      logFailure(looksLikeBot ? 'The hidden field was filled.' : 'No mail service is set up.');
      dispatch({ type: 'refused', cause: provider ? 'refused' : 'notConnected' });
      return;
    }
    const attempt = { message, sentAt: new Date() };
    dispatchNow({ type: 'sendingStarted', attempt });
    sendAttempt(provider, attempt);
  };

  const edit = (field: string) => dispatch({ type: 'edited', field, service: readValues().service });

  const clear = () => {
    const { values, preset } = fillEmpty(readLink(options), options);
    fillForm(form.current, values);
    dispatch({ type: 'opened', preset });
    focusField(form.current, 'name');
  };

  const restart = () => {
    // The form is hidden until the next render, and a hidden field cannot be focused.
    dispatchNow({ type: 'opened', preset: '' });
    focusField(form.current, 'name');
  };

  return { state, messageLength, readValues, submit, edit, clear, restart };
}
