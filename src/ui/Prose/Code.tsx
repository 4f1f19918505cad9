import { CopyButton } from '@/ui/CopyButton/CopyButton';
import styles from './Code.module.css';
import { highlighted } from './highlight';
import { proseStrings } from './strings';

interface Props {
  text: string;
  language: string;
}

/** A code block, which scrolls if it is wide. */
export function Code({ text, language }: Props) {
  let end = 0;
  const parts = highlighted(text, language).map((part) => {
    end += part.text.length;
    return part.kind ? (
      <span className={styles[part.kind]} key={end}>
        {part.text}
      </span>
    ) : (
      part.text
    );
  });
  return (
    <div className={styles.block}>
      <pre data-scroll-label={proseStrings.code(language)}>
        <code>{parts}</code>
      </pre>
      <CopyButton subject={proseStrings.copied(language)} />
    </div>
  );
}
