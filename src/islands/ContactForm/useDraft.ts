import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Draft, readDraft, removeDraft, writeDraft } from './draft';
import { fillForm, readForm } from './fields';
import { empty, fieldNames, same } from './message';

/** What is said above the fields: a draft was put back, and perhaps it was sent already. */
export type Notice = 'restored' | 'unconfirmed';

interface Options {
  form: RefObject<HTMLFormElement | null>;
  inFlight: RefObject<boolean>;
  /** The service that the form chooses by itself. */
  preset: () => string;
  /** A later page of this tab has sent or cleared what the form held. */
  onGone: () => void;
}

/** What the form puts into its fields by itself: what was typed before, and the service that the visitor came from. */
export function useDraft({ form, inFlight, preset, onGone }: Options) {
  const [notice, setNotice] = useState<Notice>();
  const [chosen, setChosen] = useState('');
  const stored = useRef<Draft>(undefined);
  const values = () => readForm(form.current);

  /** Nothing is in the form but the service that it chose itself. */
  const untouched = () => {
    const now = values();
    return same({ ...now, service: now.service === preset() ? '' : now.service }, empty);
  };

  const remove = () => {
    removeDraft();
    stored.current = undefined;
  };

  /** Forgets the draft and where the words in the fields come from; the fields stay as they are. */
  const clear = () => {
    remove();
    setNotice(undefined);
    setChosen('');
  };

  /** Stores what is in the fields, for this tab alone. */
  const save = (sending = false) => {
    if (untouched()) remove();
    else stored.current = writeDraft({ values: values(), sending }) ?? stored.current;
    setChosen((service) => (service === values().service ? service : ''));
  };

  /** Follows the stored draft, which a later page of this tab may have changed or sent. What only stands here stays. */
  const sync = useEffectEvent(() => {
    const [known, found] = [stored.current, readDraft()];
    if (inFlight.current || same(found?.values ?? empty, known?.values ?? empty)) return;
    stored.current = found;
    const now = values();
    const before = known?.values ?? { ...empty, service: preset() };
    const open = fieldNames.filter((name) => !now[name] || now[name] === before[name]);
    fillForm(form.current, found?.values ?? empty, open);
    setChosen('');
    setNotice(found && (found.sending ? 'unconfirmed' : 'restored'));
    if (!found) onGone();
  });

  const begin = useEffectEvent(() => {
    const typedBefore = !untouched();
    sync();
    if (typedBefore) save(stored.current?.sending);
    const service = preset();
    if (!service || values().service) return;
    fillForm(form.current, { ...empty, service }, ['service']);
    setChosen(service);
  });

  useEffect(() => {
    begin();
    const follow = () => sync();
    addEventListener('pageshow', follow);
    return () => removeEventListener('pageshow', follow);
  }, []);

  return { notice, chosen, save, clear };
}
