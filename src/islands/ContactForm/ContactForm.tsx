import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import { Button } from '@/components/Button/Button';
import { LeafBullet, LineIcon } from '@/components/icons';
import type { ContactFormWords } from '@/content/schemas/contactForm';
import { mailto } from '@/lib/mailto';
import { interpolate } from '@/lib/placeholders';
import type { PictureSource } from '@/pictures/picture';
import { useReady } from '../shared/useReady';
import styles from './ContactForm.module.css';
import { Failure } from './Failure';
import { Field } from './Field';
import { takeLostFocus } from './fields';
import { type FieldError, type FieldName, limits } from './message';
import { Receipt } from './Receipt';
import { type FormOptions, useContactForm } from './useContactForm';

interface Props extends FormOptions {
  words: ContactFormWords;
  address: string;
  /** The title of the service suggested to visitors who are not sure which to choose. */
  unsure?: string | undefined;
  /** The privacy note, rendered by the page. */
  children?: ReactNode;
  picture: PictureSource | undefined;
}

/** Prevents sending twice by holding Enter or double-clicking. */
function ignoreRepeat(event: KeyboardEvent | MouseEvent) {
  const isHeldEnter = 'repeat' in event && event.repeat && event.key === 'Enter';
  const isWriting = event.target instanceof HTMLTextAreaElement;
  if (!isWriting && (isHeldEnter || event.detail > 1)) event.preventDefault();
}

/** Without JavaScript, the browser validates the fields and opens an email. */
export function ContactForm({ words, address, unsure, children, picture, ...options }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const ready = useReady();
  const { services, provider } = options;
  const { state, readValues, submit, edit, clear, restart } = useContactForm(form, options);
  const { status, errors, notice, preset } = state;
  const isSending = status.state === 'sending';
  const hasReceipt = status.state === 'sent' && !status.isEdited;
  const statusText = { idle: '', sending: words.sending, sent: words.sent, failed: words.failed }[status.state];

  const field = (name: FieldName) => {
    const error = errors[name];
    const texts: Partial<Record<FieldError, string>> = words.errors[name];
    if (!error) return { name, label: words.fields[name], error: undefined };
    const text = interpolate(texts[error] ?? '', { limit: limits[name] }, document.documentElement.lang);
    return { name, label: words.fields[name], error: text };
  };

  return (
    <div className={`hide-on-paper ${styles.form}`}>
      <h2 className="title" id="message-form">
        {words.heading}
      </h2>
      <p className={`small ${styles.required}`}>{words.required}</p>
      {notice && (
        <div className={`panel ${styles.notice}`} role="status">
          <LeafBullet />
          <span>
            {words.restored} {notice === 'unconfirmed' && words.failure.hints.unconfirmed}
          </span>
          <button className={styles.textButton} type="button" onClick={clear}>
            {words.clear}
          </button>
        </div>
      )}
      {ready && !provider && <p className={`panel ${styles.notice}`}>{words.notConnected}</p>}
      <form
        ref={form}
        action={mailto(address, words.mailSubject)}
        method="post"
        encType="text/plain"
        hidden={hasReceipt}
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
          <Field {...field('name')}>{(control) => <input {...control} autoComplete="name" />}</Field>
          <Field {...field('email')}>{(control) => <input {...control} type="email" autoComplete="email" />}</Field>
        </div>
        <Field {...field('service')}>
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
              {preset && <p className="small">{interpolate(words.chosen, { title: preset })}</p>}
              {unsure && !preset && <p className="small">{interpolate(words.unsure, { title: unsure })}</p>}
            </div>
          )}
        </Field>
        <Field {...field('message')}>{(control) => <textarea {...control} rows={5} />}</Field>
        {/* Honeypot: hidden from people and screen readers, so only bots fill it in. */}
        <div className="visually-hidden" aria-hidden="true">
          <label htmlFor="website">{words.honeypot}</label>
          <input id="website" name="website" tabIndex={-1} autoComplete="off" />
        </div>
        <div className={`row ${styles.end}`}>
          {status.state !== 'failed' && (
            <Button type="submit" busy={isSending} ref={isSending ? takeLostFocus : null}>
              {words.send}
            </Button>
          )}
        </div>
        {status.state === 'failed' && (
          <Failure words={words.failure} address={address} cause={status.cause} readValues={readValues} />
        )}
      </form>
      {/* Always in the DOM: screen readers announce only changes to a live region that already exists. */}
      <p className={styles.status} role="status" data-good={status.state === 'sent'}>
        {statusText}
      </p>
      <div className={`small ${styles.privacy}`} hidden={hasReceipt}>
        {children}
      </div>
      {status.state === 'sent' && (
        <Receipt message={status.message} sentAt={status.sentAt} words={words} picture={picture} onAgain={restart} />
      )}
    </div>
  );
}
