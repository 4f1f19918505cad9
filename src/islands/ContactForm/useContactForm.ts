import { type RefObject, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { openDraft } from './draft';
import { empty, type FieldName, fieldNames, type Mistakes, mistakesIn, payload, type Values } from './message';
import { type Cause, type Outcome, type Provider, send } from './send';

export interface Receipt {
  values: Values;
  sentAt: Date;
}

export type Status =
  | { state: 'idle' }
  | { state: 'sending' }
  | { state: 'sent'; receipt: Receipt }
  | { state: 'failed'; cause: Cause; confirmed: boolean };

interface Options {
  form: RefObject<HTMLFormElement | null>;
  services: readonly { id: string; title: string }[];
  provider: Provider | undefined;
  limitMs: number;
}

type Draft = Awaited<ReturnType<typeof openDraft>>;

const controls = (form: HTMLFormElement) => fieldNames.map((name) => [name, form.elements.namedItem(name)] as const);

function readForm(form: HTMLFormElement | null): Values {
  const data = form ? new FormData(form) : undefined;
  const text = (name: FieldName) => String(data?.get(name) ?? '');
  return { name: text('name'), email: text('email'), service: text('service'), message: text('message') };
}

function fillForm(form: HTMLFormElement | null, values: Partial<Values>) {
  if (!form) return;
  for (const [name, control] of controls(form)) {
    const value = values[name];
    if (value !== undefined && control !== null && 'value' in control) control.value = value;
  }
}

/** The service that the visitor came from: asked for in the address, or the page before. */
function cameFrom(services: Options['services']) {
  const asked = new URLSearchParams(location.search).get('service');
  const before = URL.canParse(document.referrer) ? new URL(document.referrer) : undefined;
  const [, page] = (before?.origin === location.origin && /^\/services\/([^/]+)$/.exec(before.pathname)) || [];
  return services.find(({ id }) => id === (asked ?? page));
}

/**
 * The life of a message: typed, kept, checked, sent once, confirmed or handed back. The fields themselves belong to the
 * browser, so that nothing typed before the script ran is touched.
 */
export function useContactForm({ form, services, provider, limitMs }: Options) {
  const [status, setStatus] = useState<Status>({ state: 'idle' });
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const [restored, setRestored] = useState<'text' | 'unconfirmed'>();
  const [chosen, setChosen] = useState<string>();
  const draft = useRef<Draft>(undefined);
  const latest = useRef(0);
  const inFlight = useRef(false);

  const keep = (sending = false) => {
    const values = readForm(form.current);
    if (fieldNames.some((name) => values[name])) draft.current?.save({ values, sending });
    else draft.current?.remove();
  };

  const open = useEffectEvent((opened: Draft) => {
    draft.current = opened;
    const typed = readForm(form.current);
    const untouched = fieldNames.every((name) => !typed[name]);
    if (opened.restored && untouched) {
      fillForm(form.current, opened.restored.values);
      setRestored(opened.restored.sending ? 'unconfirmed' : 'text');
      return;
    }
    // Typed before the draft could be opened: it is worth keeping from now on.
    if (!untouched) keep();
    const service = cameFrom(services);
    if (service && !typed.service) {
      fillForm(form.current, { service: service.title });
      setChosen(service.title);
    }
  });

  useEffect(() => {
    let wanted = true;
    openDraft().then((opened) => wanted && open(opened));
    return () => {
      wanted = false;
    };
  }, []);

  const settle = (attempt: number, values: Values, outcome: Outcome) => {
    // An answer to an older attempt counts only if it is good news and nothing newer is on its way.
    if (attempt !== latest.current) return;
    inFlight.current = false;
    if (!outcome.sent) {
      setStatus({ state: 'failed', cause: outcome.cause, confirmed: outcome.answered });
      keep(!outcome.answered);
      return;
    }
    const now = readForm(form.current);
    const unchanged = fieldNames.filter((name) => now[name] === values[name]);
    fillForm(form.current, Object.fromEntries(unchanged.map((name) => [name, ''])));
    setStatus({ state: 'sent', receipt: { values, sentAt: new Date() } });
    setMistakes({});
    setRestored(undefined);
    setChosen(undefined);
    draft.current?.remove();
    keep();
  };

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
      const control = event.currentTarget.elements.namedItem(first);
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    // A filled trap is no person. It is told the truth: nothing was sent.
    const trapped = new FormData(event.currentTarget).get('website') !== '';
    if (!provider || trapped) {
      setStatus({ state: 'failed', cause: 'unknown', confirmed: true });
      return;
    }

    const attempt = ++latest.current;
    inFlight.current = true;
    setStatus({ state: 'sending' });
    setRestored(undefined);
    keep(true);
    const answer = send(provider, payload(values, new Date()));
    const limit = setTimeout(() => {
      if (attempt !== latest.current) return;
      inFlight.current = false;
      setStatus({ state: 'failed', cause: 'unknown', confirmed: false });
    }, limitMs);
    answer.then((outcome) => {
      clearTimeout(limit);
      settle(attempt, values, outcome);
    });
  };

  return {
    status,
    mistakes,
    restored,
    chosen,
    submit,
    values: () => readForm(form.current),
    edit: (name: string) => {
      setMistakes((found) => ({ ...found, [name]: undefined }));
      if (name === 'service') setChosen(undefined);
      keep(inFlight.current);
    },
    clear: () => {
      fillForm(form.current, empty);
      setMistakes({});
      setRestored(undefined);
      draft.current?.remove();
    },
    again: () => setStatus({ state: 'idle' }),
  };
}
