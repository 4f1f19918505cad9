import type { ReactNode } from 'react';
import styles from './ContactForm.module.css';

interface Props {
  id: string;
  label: string;
  mistake: string | undefined;
  /** Gets what ties the control to its label and to its message. */
  children: (control: {
    id: string;
    name: string;
    required: true;
    'aria-invalid': boolean;
    'aria-describedby': string;
  }) => ReactNode;
}

/** A label, its control, and under it what is wrong with it. */
export function Field({ id, label, mistake, children }: Props) {
  const message = `${id}-mistake`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name: id,
        required: true,
        'aria-invalid': mistake !== undefined,
        'aria-describedby': message,
      })}
      <div className={styles.mistake} id={message}>
        {mistake}
      </div>
    </div>
  );
}
