import { type RefObject, type SubmitEvent, useRef, useState } from 'react';
import { fillForm, readForm } from './fields';
import { focusOn } from './focus';
import { empty, fieldNames, type Mistakes, mistakesIn, type Values } from './message';
import { type Cause, logFailure, type Outcome, type Provider, send } from './send';
import { useDraft } from './useDraft';

export interface Receipt {
  values: Values;
  sentAt: Date;
}

export type Status =
  | { state: 'idle' }
  | { state: 'sending' }
  | { state: 'sent'; receipt: Receipt }
  | { state: 'failed'; cause: Cause };

interface Options {
  form: RefObject<HTMLFormElement | null>;
  services: readonly { id: string; title: string }[];
  provider: Provider | undefined;
  /** The time zone of the time that a message carries. */
  timeZone: string;
  limitMs: number;
}

/** The service that the visitor came from: asked for in the address, or the page before. */
function cameFrom(services: Options['services']): string {
  const asked = new URLSearchParams(location.search).get('service');
  const before = new URL(document.referrer || location.href);
  const [, page] = (before.origin === location.origin && /^\/services\/([^/]+)$/.exec(before.pathname)) || [];
  return services.find(({ id }) => id === (asked ?? page))?.title ?? '';
}

/**
 * The life of a message: typed, kept, checked, sent once, confirmed or handed back. The fields themselves belong to the
 * browser, so that nothing typed before the script ran is touched.
 */
export function useContactForm({ form, services, provider, timeZone, limitMs }: Options) {
  const [status, setStatus] = useState<Status>({ state: 'idle' });
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const latest = useRef(0);
  const inFlight = useRef(false);

  const reset = () => {
    // What has the focus may be about to disappear.
    if (form.current?.contains(document.activeElement)) focusOn(form.current, 'name');
    setStatus({ state: 'idle' });
    setMistakes({});
  };
  const draft = useDraft({ form, inFlight, preset: () => cameFrom(services), onGone: reset });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (inFlight.current) return;
    const values = readForm(form.current);
    const found = mistakesIn(
      values,
      services.map(({ title }) => title),
    );
    setMistakes(found);
    const first = fieldNames.find((name) => found[name]);
    if (first) {
      setStatus({ state: 'idle' });
      focusOn(form.current, first);
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
    const attempt = ++latest.current;
    inFlight.current = true;
    setStatus({ state: 'sending' });
    draft.clear();
    draft.save(true);

    const settle = (outcome: Outcome) => {
      // An answer to an older attempt counts only while nothing newer is on its way.
      if (attempt !== latest.current) return;
      inFlight.current = false;
      if (!outcome.sent) {
        setStatus({ state: 'failed', cause: outcome.cause });
        draft.save(outcome.cause === 'unconfirmed');
        return;
      }
      setStatus({ state: 'sent', receipt: { values, sentAt } });
      setMistakes({});
      draft.clear();
      const now = readForm(form.current);
      const unchanged = fieldNames.filter((name) => now[name] === values[name]);
      fillForm(form.current, empty, unchanged);
      draft.save();
    };
    const limit = setTimeout(() => settle({ sent: false, cause: 'unconfirmed' }), limitMs);
    send(provider, values, sentAt, timeZone).then((outcome) => {
      clearTimeout(limit);
      settle(outcome);
    });
  };

  return {
    status,
    mistakes,
    notice: draft.notice,
    chosen: draft.chosen,
    submit,
    values: () => readForm(form.current),
    edit: (name: string) => {
      setMistakes((found) => ({ ...found, [name]: undefined }));
      draft.save(inFlight.current);
    },
    clear: () => {
      draft.clear();
      fillForm(form.current, empty);
      reset();
      focusOn(form.current, 'name');
    },
    again: () => {
      setStatus({ state: 'idle' });
      focusOn(form.current, 'name');
    },
  };
}
