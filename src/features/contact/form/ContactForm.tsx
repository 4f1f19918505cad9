import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '@/ui/Button/Button';
import { EmailText } from '@/ui/EmailText';
import { LeafBullet } from '@/ui/icons';
import { useReady } from '@/ui/useReady';
import { mailto } from '@/lib/mailto';
import { phoneHref } from '@/lib/text';
import styles from './ContactForm.module.css';
import { Failure } from './Failure';
import { Field } from './Field';
import { type FieldName, fieldNames, fields, isRequired } from './fields';
import { honeypotName, ignoreRepeat, isInField, takeLostFocus } from './formFields';
import { hasReceipt } from './formState';
import { type Careers, isFromCareers, JobLine } from './JobLine';
import { LiveRegion } from './LiveRegion';
import { Receipt } from './Receipt';
import { ServiceField } from './ServiceField';
import { formStrings as strings } from './strings';
import { errorText, noticeText, statusText } from './texts';
import { type FormOptions, useContactForm } from './useContactForm';
import { useErrorTitle } from './useErrorTitle';

interface Props extends FormOptions {
  heading: string;
  address: string;
  phone: string;
  /** When the company answers. */
  answer: string;
  careers: Careers;
  /** The title of the service suggested to visitors who are not sure which to choose. */
  unsure?: string | undefined;
  /** Who reads the message, and the privacy note, rendered by the page. */
  reader?: ReactNode;
  children?: ReactNode;
}

/** 1Password, Bitwarden, LastPass and Proton Pass leave a field with these attributes empty. */
const ignoredByPasswordManagers = {
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-lpignore': 'true',
  'data-protonpass-ignore': '',
};

/** Not from `useId`, whose ids depend on the order in which Astro renders islands. */
const formId = 'contact-form';

/** Without JavaScript, the browser validates the fields and opens an email. */
export function ContactForm({ heading, address, phone, answer, careers, unsure, reader, children, ...options }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const statusLine = useRef<HTMLHeadingElement>(null);
  const ready = useReady();
  const isCandidate = ready && isFromCareers();
  const { services, provider } = options;
  const { state, messageLength, readValues, submit, edit, clear, restart } = useContactForm(form, options);
  const { status, errors, notice, preset } = state;
  const isSending = status.state === 'sending';
  const StatusLine = status.state === 'sent' ? 'h2' : 'p';
  const isReplaced = hasReceipt(state);
  useErrorTitle(Object.values(errors).some(Boolean));

  // Before the next paint.
  useLayoutEffect(() => {
    if (status.state === 'sent') takeLostFocus(statusLine.current);
    if (status.state === 'idle' || isInField()) return;
    // The focus is last: a low window has no room for both.
    for (const part of [statusLine.current, document.activeElement]) part?.scrollIntoView({ block: 'nearest' });
  }, [status.state]);

  const field = (name: FieldName) => ({ name, error: errorText(name, errors) });

  return (
    <div className="hide-on-paper">
      <div className={styles.head}>
        <div className={`row ${styles.caption}`} hidden={isReplaced}>
          <h2 className="title" id="message-form">
            {heading}
          </h2>
          {fieldNames.every(isRequired) && <p className="small">{strings.required}</p>}
        </div>
        {reader}
      </div>
      {isCandidate && !isReplaced && <JobLine {...careers} isNotice />}
      {notice && (
        <div className={`panel ${styles.notice}`}>
          <LeafBullet />
          <span>{noticeText(notice)}</span>
          <button className={styles.textButton} type="button" onClick={clear}>
            {strings.clear}
          </button>
        </div>
      )}
      {!provider && (
        <p className={`panel ${styles.notice}`}>
          <span>
            {`${strings.notConnected.text} `}
            <a href={mailto(address)}>
              <EmailText email={address} />
            </a>
            {` ${strings.notConnected.orCall} `}
            <a href={phoneHref(phone)}>{phone}</a>.
          </span>
        </p>
      )}
      <form
        ref={form}
        id={formId}
        action={mailto(address, strings.mailSubject)}
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
        <div className={styles.pair}>
          <Field {...field('name')}>{(control) => <input {...control} readOnly={isSending} />}</Field>
          <Field {...field('email')} hint={<p>{fields.email.example}</p>}>
            {(control) => <input {...control} readOnly={isSending} />}
          </Field>
        </div>
        <ServiceField
          {...field('service')}
          services={services}
          preset={preset}
          unsure={unsure}
          isReadOnly={isSending}
        />
        <noscript>
          <p className="small">{strings.nameSubject}</p>
        </noscript>
        <Field {...field('message')} hint={messageLength && <p>{messageLength}</p>}>
          {(control) => <textarea {...control} readOnly={isSending} />}
        </Field>
        {/* Honeypot: hidden from people and screen readers, so only bots fill it in. */}
        <div className="visually-hidden" aria-hidden="true">
          <label htmlFor={honeypotName}>{strings.honeypot}</label>
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
            {strings.send}
          </Button>
        )}
      </form>
      <div className={status.state === 'sent' ? `panel ${styles.sent}` : undefined}>
        <StatusLine className={styles.status} data-state={status.state} tabIndex={-1} ref={statusLine}>
          {statusText(status)}
        </StatusLine>
        {status.state === 'sending' && status.delay && <p className="small">{strings.delays[status.delay]}</p>}
        {status.state === 'failed' && (
          <Failure address={address} cause={status.cause} formId={formId} readValues={readValues} />
        )}
        {status.state === 'sent' && (
          <Receipt message={status.message} sentAt={status.sentAt} answer={answer} onAgain={restart} />
        )}
      </div>
      <LiveRegion state={state} />
      <div className={`small ${styles.privacy}`} hidden={isReplaced}>
        {children}
      </div>
      {!isCandidate && !isReplaced && <JobLine {...careers} />}
    </div>
  );
}
