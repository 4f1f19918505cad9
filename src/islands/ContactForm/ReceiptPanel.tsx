import { Picture } from '@/components/Picture/Picture';
import type { PictureSource } from '@/pictures/picture';
import styles from './ContactForm.module.css';
import { CopyButton } from './CopyButton';
import { takeIdleFocus } from './focus';
import type { Receipt } from './useContactForm';
import type { Words } from './words';

interface Props {
  words: Words;
  receipt: Receipt;
  picture: PictureSource;
  onAgain: () => void;
}

/** What was sent and when, to keep. */
export function ReceiptPanel({ words, receipt, picture, onAgain }: Props) {
  const { values, sentAt } = receipt;
  const when = sentAt.toLocaleString(undefined, { dateStyle: 'long', timeStyle: 'long' });
  const rows = [
    { label: words.fields.name, text: values.name },
    { label: words.fields.email, text: values.email },
    { label: words.fields.service, text: values.service },
    { label: words.receipt.sentAt, text: when },
    { label: words.fields.message, text: values.message },
  ];
  const text = rows.map((row) => `${row.label}: ${row.text}`).join('\n');

  const download = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    link.download = words.receipt.file;
    link.click();
    URL.revokeObjectURL(link.href);
  };

  return (
    <section className={styles.receipt} aria-label={words.receipt.heading}>
      <div className={styles.receiptArt}>
        <Picture picture={picture} alt="" />
      </div>
      <p className={styles.receiptHeading} tabIndex={-1} ref={takeIdleFocus}>
        {words.receipt.heading}
      </p>
      <dl>
        {rows.map((row) => (
          <div key={row.label}>
            <dt>{row.label}</dt>
            <dd>{row.text}</dd>
          </div>
        ))}
      </dl>
      <p>{words.receipt.next}</p>
      <div className={styles.receiptActions}>
        <CopyButton
          label={words.receipt.copy}
          done={words.failure.copied}
          failed={words.failure.copyFailed}
          text={() => text}
        />
        <button type="button" className={styles.plain} onClick={download}>
          {words.receipt.download}
        </button>
        <button type="button" className={styles.plain} onClick={onAgain}>
          {words.receipt.again}
        </button>
      </div>
    </section>
  );
}
