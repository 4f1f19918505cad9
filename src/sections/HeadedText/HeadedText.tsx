import { HeadedSection } from '@/components/HeadedSection/HeadedSection';
import { Prose } from '@/components/Prose/Prose';

interface Props {
  heading: string;
  text: string;
  /** A line above sets it off, unless a picture ends there. */
  ruled?: boolean;
}

/** A heading and its paragraphs. */
export function HeadedText({ heading, text, ruled = true }: Props) {
  return (
    <HeadedSection heading={heading} className={ruled ? 'section ruled' : 'section'}>
      <div className="lead">
        <Prose text={text} />
      </div>
    </HeadedSection>
  );
}
