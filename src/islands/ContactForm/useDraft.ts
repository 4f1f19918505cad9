import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Draft, forgetDraft, leaveDraft, leftDraft, ownDraft, saveDraft, storedDraft } from './draft';
import { fillForm, readForm } from './fields';
import { focusOn } from './focus';
import { empty, fieldNames, same, type Values } from './message';

/** What is said above the fields: a draft was put back, or another tab left one that can be. */
export type Notice = 'restored' | 'unconfirmed' | Draft;

interface Options {
  form: RefObject<HTMLFormElement | null>;
  inFlight: RefObject<boolean>;
  /** The service that the form chooses by itself. */
  preset: () => string;
  /** What the form holds was sent or cleared elsewhere. */
  onGone: () => void;
}

/** What the form puts into its fields by itself: what was typed before, and the service that the visitor came from. */
export function useDraft({ form, inFlight, preset, onGone }: Options) {
  const [notice, setNotice] = useState<Notice>();
  const [chosen, setChosen] = useState('');
  const draft = useRef<Draft>(undefined);
  const values = () => readForm(form.current);

  /** Nothing is left to say about where the words in the fields come from. */
  const hush = () => {
    setNotice(undefined);
    setChosen('');
  };

  /** Nothing is in the form but the service that it chose itself. */
  const untouched = () => {
    const now = values();
    return same({ ...now, service: now.service === preset() ? '' : now.service }, empty);
  };

  const forget = (which = draft.current) => {
    if (which) forgetDraft(which);
    if (which?.id === draft.current?.id) draft.current = undefined;
  };

  const keep = (sending = false) => {
    if (untouched()) forget();
    else draft.current = saveDraft(values(), sending) ?? draft.current;
    setChosen((service) => (service === values().service ? service : ''));
    return draft.current;
  };

  /** Fills what is empty or as the form itself put it there: what was typed before the script ran stays. */
  const restore = (found: Draft, known: Values = { ...empty, service: preset() }) => {
    const now = values();
    const open = fieldNames.filter((name) => !now[name] || now[name] === known[name]);
    fillForm(form.current, found.values, open);
    setChosen('');
    setNotice(found.sending ? 'unconfirmed' : 'restored');
  };

  const choose = () => {
    const service = preset();
    if (!service || values().service) return;
    fillForm(form.current, { ...empty, service }, ['service']);
    setChosen(service);
  };

  /** A later page of this tab, or another tab, may have changed the draft, sent it or left one. */
  const follow = useEffectEvent((known: Draft | undefined) => {
    if (inFlight.current) return;
    const own = ownDraft();
    if (own && own.id !== draft.current?.id) restore(own, known?.values);
    if (!own && known && same(values(), known.values)) {
      hush();
      onGone();
    }
    draft.current = own;
    const left = leftDraft();
    const free = untouched();
    setNotice((said) => (typeof said === 'object' || (!said && free) ? left : said));
  });

  const begin = useEffectEvent(() => {
    const typed = !untouched();
    follow(storedDraft());
    if (typed) keep(draft.current?.sending);
    choose();
  });

  useEffect(() => {
    begin();
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('pagehide', leaveDraft, { signal });
    for (const event of ['pageshow', 'storage']) addEventListener(event, () => follow(draft.current), { signal });
    return () => listening.abort();
  }, []);

  return {
    notice,
    chosen,
    keep,
    forget,
    hush,
    /** Moves to this tab what another one left. */
    takeOver: () => {
      const left = leftDraft();
      setNotice(undefined);
      if (left) {
        restore(left);
        // Where other words stand in a field, the copy stays.
        if (same(keep(left.sending)?.values ?? empty, left.values)) forgetDraft(left);
        choose();
      }
      const now = values();
      focusOn(form.current, fieldNames.find((name) => !now[name]) ?? 'send');
    },
    discard: () => {
      if (typeof notice === 'object') forgetDraft(notice);
      setNotice(undefined);
      focusOn(form.current, 'name');
    },
  };
}
