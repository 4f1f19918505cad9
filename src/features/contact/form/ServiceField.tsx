import type { KeyboardEvent, MouseEvent } from 'react';
import { LineIcon } from '@/ui/icons';
import styles from './ContactForm.module.css';
import { Field, type FieldProps } from './Field';
import { formStrings as strings } from './strings';

interface Props extends FieldProps {
  services: readonly { id: string; title: string }[];
  /** The service that the form preselected. */
  preset: string;
  /** The title of the service suggested to visitors who are not sure which to choose. */
  unsure: string | undefined;
  isReadOnly: boolean;
}

/** A select has no `readonly`. This one keeps its focus, unlike one with `disabled`, and ignores keys and presses. */
const readOnlySelect = {
  'aria-disabled': true,
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
  onKeyDown: (event: KeyboardEvent) => {
    const isShortcut = event.key === 'Tab' || event.ctrlKey || event.metaKey;
    if (!isShortcut) event.preventDefault();
  },
};

export function ServiceField({ services, preset, unsure, isReadOnly, ...field }: Props) {
  const hint = (
    <>
      {preset && <p>{strings.chosen(preset)}</p>}
      {unsure && !preset && <p className={styles.unsure}>{strings.unsure(unsure)}</p>}
    </>
  );
  return (
    <Field {...field} hint={hint}>
      {(control) => (
        <>
          <select {...control} defaultValue="" {...(isReadOnly && readOnlySelect)}>
            <option value="" disabled>
              {strings.servicePlaceholder}
            </option>
            {/* Without a value, it would be the title without double spaces. */}
            {services.map(({ id, title }) => (
              <option value={title} key={id}>
                {title}
              </option>
            ))}
          </select>
          <LineIcon path="M3 6l6 6 6-6" size={20} />
        </>
      )}
    </Field>
  );
}
