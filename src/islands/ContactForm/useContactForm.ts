import { type RefObject, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Draft, openDraft } from './draft';
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

type DraftPlace = Awaited<ReturnType<typeof openDraft>>;

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
  const draft = useRef<DraftPlace>(undefined);
  const preset = useRef('');
  const latest = useRef(0);
  const inFlight = useRef(false);

  const keep = (sending = false) => {
    const values = readForm(form.current);
    if (fieldNames.some((name) => values[name])) draft.current?.save({ values, sending });
    else draft.current?.remove();
  };

  /** Nothing is in the form but what the form itself put there. */
  const untouched = () => {
    const { service, ...typed } = readForm(form.current);
    return Object.values(typed).every((value) => !value) && (!service || service === preset.current);
  };

  /** Fills what is empty: what was typed before the script ran stays. */
  const restore = ({ values, sending }: Draft) => {
    const now = readForm(form.current);
    const open = fieldNames.filter((name) => !now[name] || (name === 'service' && now.service === preset.current));
    fillForm(form.current, Object.fromEntries(open.map((name) => [name, values[name]])));
    setChosen(undefined);
    setRestored(sending ? 'unconfirmed' : 'text');
  };

  const open = useEffectEvent((opened: DraftPlace) => {
    draft.current = opened;
    const typed = !untouched();
    if (opened.restored) restore(opened.restored);
    if (typed) keep();
    if (opened.restored) return;
    const service = cameFrom(services);
    if (service && !readForm(form.current).service) {
      preset.current = service.title;
      fillForm(form.current, { service: service.title });
      setChosen(service.title);
    }
    opened.takeOver(untouched).then((found) => found && restore(found));
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
    // People do not see the honeypot, so whoever fills it is a program. It is told the truth: nothing was sent.
    const isProgram = new FormData(event.currentTarget).get('website') !== '';
    if (!provider || isProgram) {
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
