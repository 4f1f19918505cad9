import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '@/components/Button/Button';
import { LeafBullet, LineIcon } from '@/components/icons';
import { Picture } from '@/components/Picture/Picture';
import { mailto } from '@/lib/mailto';
import { interpolate } from '@/lib/placeholders';
import type { PictureSource } from '@/pictures/picture';
import { useReady } from '../shared/useReady';
import styles from './ContactForm.module.css';
import { Failure } from './Failure';
import { Field } from './Field';
import { honeypotName, isTyping, takeLostFocus } from './fields';
import { hasReceipt } from './formState';
import { ignoreRepeat } from './ignoreRepeat';
import { type FieldError, type FieldName, limits } from './message';
import { Receipt } from './Receipt';
import { type FormOptions, useContactForm } from './useContactForm';
import type { ContactFormWords } from './words';

interface Props extends FormOptions {
  words: ContactFormWords;
  address: string;
  /** The title of the service suggested to visitors who are not sure which to choose. */
  unsure?: string | undefined;
  /** The privacy note, rendered by the page. */
  children?: ReactNode;
  picture: PictureSource | undefined;
}

/** 1Password, Bitwarden, LastPass and Proton Pass leave a field with these attributes empty. */
const ignoredByPasswordManagers = {
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-lpignore': 'true',
  'data-protonpass-ignore': '',
};

/** Without JavaScript, the browser validates the fields and opens an email. */
export function ContactForm({ words, address, unsure, children, picture, ...options }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const statusLine = useRef<HTMLParagraphElement>(null);
  const ready = useReady();
  const { services, provider } = options;
  const { state, readValues, submit, edit, clear, restart } = useContactForm(form, options);
  const { status, errors, notice, preset } = state;
  const isSending = status.state === 'sending';
  const isReplaced = hasReceipt(state);
  const statusText = { idle: '', sending: words.sending, sent: words.sent, failed: words.failed }[status.state];

  // Before the next paint, and after the focus has moved.
  useLayoutEffect(() => {
    if (status.state !== 'idle' && !isTyping()) statusLine.current?.scrollIntoView({ block: 'nearest' });
  }, [status.state]);

  const field = (name: FieldName) => {
    const error = errors[name];
    const texts: Partial<Record<FieldError, string>> = words.errors[name];
    if (!error) return { name, label: words.fields[name], error: undefined };
    const text = interpolate(texts[error] ?? '', { limit: limits[name].toLocaleString('en') });
    return { name, label: words.fields[name], error: text };
  };

  return (
    <div className={`hide-on-paper ${styles.form}`}>
      <h2 className="title" id="message-form" hidden={isReplaced}>
        {words.heading}
      </h2>
      <p className={`small ${styles.required}`} hidden={isReplaced}>
        {words.required}
      </p>
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
        id={formId}
        action={mailto(address, words.mailSubject)}
        method="post"
        encType="text/plain"
        hidden={isReplaced}
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
              {unsure && !preset && (
                <p className={`small ${styles.unsure}`}>{interpolate(words.unsure, { title: unsure })}</p>
              )}
            </div>
          )}
        </Field>
        <Field {...field('message')}>{(control) => <textarea {...control} rows={5} />}</Field>
        {/* Honeypot: hidden from people and screen readers, so only bots fill it in. */}
        <div className="visually-hidden" aria-hidden="true">
          <label htmlFor={honeypotName}>{words.honeypot}</label>
          <input
            id={honeypotName}
            name={honeypotName}
            tabIndex={-1}
            autoComplete="off"
            {...ignoredByPasswordManagers}
          />
        </div>
        {status.state !== 'failed' && (
          <Button type="submit" busy={isSending} ref={isSending ? takeLostFocus : null}>
            {words.send}
          </Button>
        )}
      </form>
      <div className={status.state === 'sent' ? `panel ${styles.sent}` : undefined}>
        {status.state === 'sent' && (
          <div className={styles.seedling}>
            <Picture picture={picture} alt="" />
          </div>
        )}
        {/* Always in the DOM: screen readers announce only changes to a live region that already exists. */}
        <p className={styles.status} role="status" data-state={status.state} ref={statusLine}>
          {statusText}
        </p>
        {status.state === 'failed' && (
          <Failure
            words={words.failure}
            address={address}
            cause={status.cause}
            formId={formId}
            readValues={readValues}
          />
        )}
        {status.state === 'sent' && (
          <Receipt message={status.message} sentAt={status.sentAt} words={words} onAgain={restart} />
        )}
      </div>
      <div className={`small ${styles.privacy}`} hidden={isReplaced}>
        {children}
      </div>
    </div>
  );
}
