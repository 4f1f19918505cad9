import { CopyButton } from '@/ui/CopyButton/CopyButton';
import { copyStrings, scrollStrings } from '@/strings';
import styles from './Code.module.css';
import { highlighted } from './highlight';

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
      <pre data-scroll-label={scrollStrings.code(language)}>
        <code>{parts}</code>
      </pre>
      <CopyButton subject={copyStrings.code(language)} />
    </div>
  );
}
