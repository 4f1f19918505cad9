import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import styles from './ContactForm.module.css';

interface Props {
  label: string;
  done: string;
  failed: string;
  text: () => string;
  look?: 'button' | 'plain';
}

/** Copies a text and says so; where the clipboard is closed it says what to do instead. */
export function CopyButton({ label, done, failed, text, look = 'plain' }: Props) {
  const [said, setSaid] = useState(label);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setSaid(done);
    } catch {
      setSaid(failed);
    }
  };
  const words = <span aria-live="polite">{said}</span>;
  return look === 'button' ? (
    <Button type="button" kind="secondary" size="small" onClick={copy}>
      {words}
    </Button>
  ) : (
    <button type="button" className={styles.plain} onClick={copy}>
      {words}
    </button>
  );
}
