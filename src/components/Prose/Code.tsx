import { CopyButton } from '@/components/CopyButton/CopyButton';
import { copyStrings } from '@/strings';
import styles from './Code.module.css';
import { highlighted } from './highlight';

interface Props {
  text: string;
  language: string;
}

/** A code block. It scrolls, so it must be focusable by keyboard. */
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling areas must be focusable by keyboard */}
      <pre tabIndex={0}>
        <code>{parts}</code>
      </pre>
      <CopyButton subject={copyStrings.code(language)} />
    </div>
  );
}
