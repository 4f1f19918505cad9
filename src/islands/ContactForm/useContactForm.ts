import { type RefObject, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Draft, readDraft, removeDraft, writeDraft } from './draft';
import { fillForm, focusField, readForm } from './fields';
import { empty, type FieldErrors, fieldNames, isEqual, type Values, validate } from './message';
import { type Cause, logFailure, type Outcome, type Provider, send } from './send';

type Status =
  | { state: 'idle' }
  | { state: 'sending' }
  | { state: 'sent'; message: Values; sentAt: Date }
  | { state: 'failed'; cause: Cause };

export interface FormOptions {
  services: readonly { id: string; title: string }[];
  provider: Provider | undefined;
  /** The time zone of the time that a message carries. */
  timeZone: string;
  limitMs: number;
}

/** The service that the visitor came from: asked for in the address, or the page before. */
function presetService(services: FormOptions['services']): string {
  const asked = new URLSearchParams(location.search).get('service');
  const before = new URL(document.referrer || location.href);
  const [, page] = (before.origin === location.origin && /^\/services\/([^/]+)$/.exec(before.pathname)) || [];
  return services.find(({ id }) => id === (asked ?? page))?.title ?? '';
}

/**
 * A message is typed, saved as a draft, checked, sent once, and then confirmed or handed back. The fields are
 * uncontrolled, so that what was typed before the script ran stays.
 */
export function useContactForm(
  form: RefObject<HTMLFormElement | null>,
  { services, provider, timeZone, limitMs }: FormOptions,
) {
  const [status, setStatus] = useState<Status>({ state: 'idle' });
  const [errors, setErrors] = useState<FieldErrors>({});
  /** A draft was restored, and perhaps it was sent already. */
  const [notice, setNotice] = useState<'restored' | 'unconfirmed'>();
  /** The service that the form chose by itself. */
  const [preset, setPreset] = useState('');
  /** What is in the storage, as far as this page knows. */
  const draft = useRef<Draft>(undefined);
  const attempts = useRef(0);
  const inFlight = useRef(false);
  const values = () => readForm(form.current);

  const clearDraft = () => {
    removeDraft();
    draft.current = undefined;
  };

  const saveDraft = (sending = false) => {
    const now = values();
    // A service that the form chose by itself is nothing typed.
    const service = now.service === presetService(services) ? '' : now.service;
    if (isEqual({ ...now, service }, empty)) clearDraft();
    else draft.current = writeDraft({ values: now, sending }) ?? draft.current;
    setPreset((chosen) => (chosen === now.service ? chosen : ''));
  };

  const clearNotice = () => {
    setNotice(undefined);
    setPreset('');
  };

  const restart = (focus = true) => {
    setStatus({ state: 'idle' });
    setErrors({});
    if (focus) focusField(form.current, 'name');
  };

  /** Takes over the stored draft, which a later page of this tab may have changed or sent. */
  const syncDraft = useEffectEvent(() => {
    const [known, found] = [draft.current, readDraft()];
    if (inFlight.current || isEqual(found?.values ?? empty, known?.values ?? empty)) return;
    draft.current = found;
    const now = values();
    const before = known?.values ?? { ...empty, service: presetService(services) };
    // What was typed and never stored stays.
    const open = fieldNames.filter((name) => !now[name] || now[name] === before[name]);
    fillForm(form.current, found?.values ?? empty, open);
    setPreset('');
    setNotice(found && (found.sending ? 'unconfirmed' : 'restored'));
    // What has the focus may be about to disappear.
    if (!found) restart(form.current?.contains(document.activeElement));
  });

  const start = useEffectEvent(() => {
    syncDraft();
    saveDraft(draft.current?.sending);
    const service = presetService(services);
    if (!service || values().service) return;
    fillForm(form.current, { ...empty, service }, ['service']);
    setPreset(service);
  });

  useEffect(() => {
    start();
    const onPageShow = () => syncDraft();
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, []);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (inFlight.current) return;
    const message = values();
    const found = validate(message, services);
    setErrors(found);
    const first = fieldNames.find((name) => found[name]);
    if (first) {
      setStatus({ state: 'idle' });
      focusField(form.current, first);
      return;
    }
    // People do not see the honeypot, so whoever fills it is a program. It is told the truth: nothing was sent.
    const isProgram = new FormData(event.currentTarget).get('website') !== '';
    if (!provider || isProgram) {
      logFailure(isProgram ? 'The hidden field was filled.' : 'No mail service is set up.');
      setStatus({ state: 'failed', cause: 'refused' });
      return;
    }

    const sentAt = new Date();
    const attempt = ++attempts.current;
    inFlight.current = true;
    setStatus({ state: 'sending' });
    clearNotice();
    saveDraft(true);

    const settle = (outcome: Outcome) => {
      // A late answer to an older attempt says nothing about the newer one.
      if (attempt !== attempts.current) return;
      inFlight.current = false;
      if (!outcome.sent) {
        setStatus({ state: 'failed', cause: outcome.cause });
        saveDraft(outcome.cause === 'unconfirmed');
        return;
      }
      setStatus({ state: 'sent', message, sentAt });
      setErrors({});
      clearNotice();
      // What was edited meanwhile stays.
      const now = values();
      const unchanged = fieldNames.filter((name) => now[name] === message[name]);
      fillForm(form.current, empty, unchanged);
      clearDraft();
      saveDraft();
    };
    const limit = setTimeout(() => settle({ sent: false, cause: 'unconfirmed' }), limitMs);
    send(provider, message, sentAt, timeZone).then((outcome) => {
      clearTimeout(limit);
      settle(outcome);
    });
  };

  return {
    status,
    errors,
    notice,
    preset,
    values,
    submit,
    edit: (name: string) => {
      setErrors((found) => ({ ...found, [name]: undefined }));
      saveDraft(inFlight.current);
    },
    clear: () => {
      clearDraft();
      clearNotice();
      fillForm(form.current, empty);
      restart();
    },
    again: () => restart(),
  };
}
