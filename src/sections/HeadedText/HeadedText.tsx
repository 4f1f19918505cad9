import { HeadedSection } from '@/components/HeadedSection/HeadedSection';
import { Prose } from '@/components/Prose/Prose';
import styles from './HeadedText.module.css';

interface Props {
  heading: string;
  text: string;
  /** Close where it is one of several of its kind below each other. */
  spacing?: 'open' | 'close';
  /** A line above sets it off, unless a picture ends there. */
  ruled?: boolean;
}

/** A heading and its paragraphs. */
export function HeadedText({ heading, text, spacing = 'open', ruled = true }: Props) {
  const padding = spacing === 'open' ? 'section' : 'close-section';
  return (
    <HeadedSection heading={heading} className={`${padding} ${ruled ? 'ruled' : ''} ${styles.text}`}>
      <Prose text={text} />
    </HeadedSection>
  );
}
