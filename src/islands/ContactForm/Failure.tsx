import { Button } from '@/components/Button/Button';
import styles from './ContactForm.module.css';
import { CopyButton } from './CopyButton';
import { takeFocus } from './focus';
import { asMail, asText, type Values } from './message';
import type { Cause } from './send';
import type { Words } from './words';

interface Props {
  words: Words;
  address: string;
  cause: Cause;
  values: () => Values;
}

/** What a visitor can do when a message was not sent: again, by email, or away with it on the clipboard. */
export function Failure({ words, address, cause, values }: Props) {
  const { failure } = words;

  const writeMail = () => {
    const mail = asMail(address, values());
    if (mail) location.assign(mail);
    // Too long for an address: the text goes to the clipboard and the mail program opens without it.
    else {
      navigator.clipboard.writeText(asText(values())).catch(() => undefined);
      location.assign(`mailto:${address}`);
    }
  };

  return (
    <div className={styles.failure}>
      <p>{failure.kept}</p>
      <p>{failure.hints[cause]}</p>
      <ul>
        <li>
          <Button type="submit" size="small" ref={takeFocus}>
            {failure.tryAgain}
          </Button>
        </li>
        <li>
          <Button type="button" kind="secondary" size="small" onClick={writeMail}>
            {failure.email}
          </Button>
        </li>
        <li>
          <CopyButton
            look="button"
            label={failure.copy}
            done={failure.copied}
            failed={failure.copyFailed}
            text={() => asText(values())}
          />
        </li>
      </ul>
    </div>
  );
}
