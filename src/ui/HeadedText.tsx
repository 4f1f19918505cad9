import type { ReactNode } from 'react';
import { HeadedSection } from '@/ui/HeadedSection/HeadedSection';
import { Prose } from '@/ui/Prose/Prose';

interface Props {
  id: string;
  heading: string;
  text: string;
  /** Whether it has a line above. Not needed below a picture or another line. */
  ruled?: boolean;
  /** Below the heading. */
  children?: ReactNode;
}

export function HeadedText({ id, heading, text, ruled = true, children }: Props) {
  return (
    <HeadedSection id={id} heading={heading} className={ruled ? 'section ruled' : 'section'} aside={children}>
      <div className="lead">
        <Prose text={text} />
      </div>
    </HeadedSection>
  );
}
