import type { ReactNode } from 'react';
import styles from './ContactForm.module.css';
import { type FieldName, fields, isRequired } from './fields';
import { formStrings } from './strings';

export interface FieldProps {
  name: FieldName;
  error: string | undefined;
}

interface Props extends FieldProps {
  hint?: ReactNode;
  children: (control: ReturnType<typeof controlProps>) => ReactNode;
}

/** Attributes that connect a control with its label, error and hint. */
function controlProps({ name, hint, error }: Omit<Props, 'children'>) {
  const descriptions = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean);
  return {
    id: name,
    name,
    required: isRequired(name),
    ...fields[name].control,
    'aria-invalid': error !== undefined,
    'aria-describedby': descriptions.join(' ') || undefined,
  };
}

export function Field({ children, ...field }: Props) {
  const { name, hint, error } = field;
  const { label } = fields[name];
  return (
    <div className={styles.field}>
      <label htmlFor={name}>{isRequired(name) ? label : formStrings.optional(label)}</label>
      <div className={styles.control}>
        {children(controlProps(field))}
        {hint && (
          <div className={`small ${styles.hint}`} id={`${name}-hint`}>
            {hint}
          </div>
        )}
      </div>
      {error && (
        <div className={styles.error} id={`${name}-error`}>
          {error}
        </div>
      )}
    </div>
  );
}
