import { Button } from '@/ui/Button/Button';
import styles from './ContactForm.module.css';
import { ignoreRepeat, takeLostFocus } from './formFields';
import { asMail, asText, type Values } from './message';
import type { Cause } from './send';
import { formStrings } from './strings';
import { reasonText } from './texts';
import { useCopy } from './useCopy';

interface Props {
  address: string;
  cause: Cause;
  formId: string;
  readValues: () => Values;
}

/** What the visitor can do after a failure: try again, unless the form cannot send, send an email or copy the message. */
export function Failure({ address, cause, formId, readValues }: Props) {
  const strings = formStrings.failure;
  const { copy, copyLabel } = useCopy(strings.copy);
  const canRetry = cause !== 'notConnected';

  const writeMail = () => {
    const mail = asMail(address, readValues());
    // Too long for a mailto: link: copy the text and open an empty email.
    if (!mail) copy(asText(readValues()));
    location.assign(mail ?? `mailto:${address}`);
  };

  return (
    <div className={styles.failure}>
      <p className="small">{reasonText(cause)}</p>
      <div className="row">
        {canRetry && (
          <Button
            type="submit"
            form={formId}
            size="compact"
            ref={takeLostFocus}
            onKeyDown={ignoreRepeat}
            onClick={ignoreRepeat}
          >
            {strings.tryAgain}
          </Button>
        )}
        <Button
          type="button"
          kind={canRetry ? 'secondary' : 'primary'}
          size="compact"
          ref={canRetry ? null : takeLostFocus}
          onClick={writeMail}
        >
          {strings.email}
        </Button>
        <Button type="button" kind="secondary" size="compact" onClick={() => copy(asText(readValues()))}>
          {copyLabel}
        </Button>
      </div>
    </div>
  );
}
