import { HeadedSection } from '@/ui/HeadedSection/HeadedSection';
import { Prose } from '@/ui/Prose/Prose';

interface Props {
  id: string;
  heading: string;
  text: string;
  /** Whether it has a line above. Not needed below a picture or another line. */
  ruled?: boolean;
}

export function HeadedText({ id, heading, text, ruled = true }: Props) {
  return (
    <HeadedSection id={id} heading={heading} className={ruled ? 'section ruled' : 'section'}>
      <div className="lead">
        <Prose text={text} />
      </div>
    </HeadedSection>
  );
}
