import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { Button } from '@/components/Button/Button';
import { LineIcon } from '@/components/LineIcon/LineIcon';
import { fill } from '@/lib/fill';
import { mailto } from '@/lib/mailto';
import type { PictureSource } from '@/pictures/picture';
import { useReady } from '../shared/useReady';
import styles from './ContactForm.module.css';
import { Failure } from './Failure';
import { Field } from './Field';
import { takeLostFocus } from './focus';
import { type FieldName, limits } from './message';
import { NoticeLine } from './NoticeLine';
import { ReceiptPanel } from './ReceiptPanel';
import type { Provider } from './send';
import { useContactForm } from './useContactForm';
import type { Words } from './words';

interface Props {
  words: Words;
  address: string;
  services: readonly { id: string; title: string }[];
  provider: Provider | undefined;
  timeZone: string;
  limitMs: number;
  /** Stands beside the receipt. */
  picture: PictureSource;
}

/** One press sends once: neither a held Enter nor the second click of a double click is another. */
function ignoreRepeat(event: KeyboardEvent | MouseEvent) {
  const isHeldEnter = 'repeat' in event && event.repeat && event.key === 'Enter';
  const isWriting = event.target instanceof HTMLTextAreaElement;
  if (!isWriting && (isHeldEnter || event.detail > 1)) event.preventDefault();
}

/** The message form. Without a script the browser checks the fields and opens an email. */
export function ContactForm({ words, address, services, provider, timeZone, limitMs, picture }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const ready = useReady();
  const { status, mistakes, chosen, notice, submit, values, edit, again, clear } = useContactForm({
    form,
    services,
    provider,
    timeZone,
    limitMs,
  });
  const say = (field: FieldName) => {
    const mistake = mistakes[field];
    return mistake && fill(words.mistakes[field][mistake] ?? '', { limit: limits[field] });
  };
  const said = { idle: '', sending: words.sending, sent: words.sent, failed: words.failed }[status.state];

  return (
    <div className={styles.form}>
      <h2 id="message-form">{words.heading}</h2>
      {notice && <NoticeLine words={words} notice={notice} onClear={clear} />}
      {ready && !provider && <p className={styles.notice}>{words.notConnected}</p>}
      <form
        ref={form}
        action={mailto(address, words.mailSubject)}
        method="post"
        encType="text/plain"
        noValidate={ready}
        aria-labelledby="message-form"
        data-ready={ready}
        data-mail-service={provider?.serviceId}
        onSubmit={submit}
        onKeyDown={ignoreRepeat}
        onClick={ignoreRepeat}
        onInput={({ target }) => target instanceof Element && edit(target.getAttribute('name') ?? '')}
      >
        <div className={styles.row}>
          <Field id="name" label={words.fields.name} mistake={say('name')}>
            {(control) => <input {...control} autoComplete="name" />}
          </Field>
          <Field id="email" label={words.fields.email} mistake={say('email')}>
            {(control) => <input {...control} type="email" autoComplete="email" />}
          </Field>
        </div>
        <Field id="service" label={words.fields.service} mistake={say('service')}>
          {(control) => (
            <div className={styles.pick}>
              <select {...control} defaultValue="">
                <option value="" disabled>
                  {words.servicePlaceholder}
                </option>
                {services.map(({ id, title }) => (
                  <option key={id}>{title}</option>
                ))}
              </select>
              <LineIcon path="M3 6l6 6 6-6" size={20} />
              {chosen && <p className={styles.chosen}>{fill(words.chosen, { title: chosen })}</p>}
            </div>
          )}
        </Field>
        <Field id="message" label={words.fields.message} mistake={say('message')}>
          {(control) => <textarea {...control} rows={5} />}
        </Field>
        {/* The honeypot: people neither see nor hear it, so whoever fills it is a program. */}
        <div className="visually-hidden" aria-hidden="true">
          <label htmlFor="website">{words.honeypot}</label>
          <input id="website" name="website" tabIndex={-1} autoComplete="off" />
        </div>
        <div className={styles.end}>
          {status.state !== 'failed' && (
            <Button
              type="submit"
              busy={status.state === 'sending'}
              ref={status.state === 'sending' ? takeLostFocus : null}
            >
              {words.send}
            </Button>
          )}
          <p className={styles.status} role="status" data-good={said.includes('successfully')}>
            {said}
          </p>
          <p className={styles.privacy}>{words.privacy}</p>
        </div>
        {status.state === 'failed' && <Failure words={words} address={address} cause={status.cause} values={values} />}
      </form>
      {status.state === 'sent' && (
        <ReceiptPanel words={words} receipt={status.receipt} picture={picture} onAgain={again} />
      )}
    </div>
  );
}
