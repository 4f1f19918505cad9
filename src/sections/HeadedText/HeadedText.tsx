import { HeadedSection } from '@/components/HeadedSection/HeadedSection';
import { Prose } from '@/components/Prose/Prose';

interface Props {
  heading: string;
  text: string;
  /** Whether it has a line above. Not needed below a picture. */
  ruled?: boolean;
}

export function HeadedText({ heading, text, ruled = true }: Props) {
  return (
    <HeadedSection heading={heading} className={ruled ? 'section ruled' : 'section'}>
      <div className="lead">
        <Prose text={text} />
      </div>
    </HeadedSection>
  );
}
