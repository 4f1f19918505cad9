import type { ReactNode } from 'react';
import styles from './ContactForm.module.css';
import type { FieldName } from './message';

/** Attributes that connect a control with its label and error. */
const controlProps = (name: FieldName, error: string | undefined) => ({
  id: name,
  name,
  required: true,
  'aria-invalid': error !== undefined,
  'aria-describedby': error && `${name}-error`,
});

interface Props {
  name: FieldName;
  label: string;
  error: string | undefined;
  children: (control: ReturnType<typeof controlProps>) => ReactNode;
}

export function Field({ name, label, error, children }: Props) {
  return (
    <div className={styles.field}>
      <label htmlFor={name}>{label}</label>
      {children(controlProps(name, error))}
      {error && (
        <div className={styles.error} id={`${name}-error`}>
          {error}
        </div>
      )}
    </div>
  );
}
