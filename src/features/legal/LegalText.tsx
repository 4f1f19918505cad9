import { Contents } from '@/ui/Contents/Contents';
import { Prose, readingClass } from '@/ui/Prose/Prose';
import type { LegalPage } from '@/content/legal';
import { headingIds } from '@/lib/text';
import styles from './LegalText.module.css';

interface Props extends Pick<LegalPage, 'heading' | 'lead' | 'sections' | 'statement' | 'contact'> {
  changed: { label: string; day: string };
}

/** The statement is a last section without a number. */
export function LegalText({ heading, lead, changed, sections, statement, contact }: Props) {
  const numbered = sections.map((section, index) => ({ ...section, number: index + 1 }));
  const all = statement ? [...numbered, { ...statement, number: undefined }] : numbered;
  const ids = headingIds(all.map((part) => part.heading));
  const parts = all.map((part, index) => ({ ...part, id: ids[index] ?? '' }));
  return (
    <div className={`grid ${styles.legal}`}>
      <h1>{heading}</h1>
      <p className="lead">{lead}</p>
      <div className={`aside ${styles.side}`}>
        <div>
          <p className="label">
            <time dateTime={changed.day}>{changed.label}</time>
          </p>
          <Contents entries={parts} />
        </div>
      </div>
      <div className={`beside ${styles.text}`}>
        {parts.map((part) => (
          <section id={part.id} key={part.id}>
            {part.number && (
              <span className="numeral" aria-hidden="true">
                {part.number}
              </span>
            )}
            <h2 className="title-large">{part.heading}</h2>
            <div className={readingClass}>
              <Prose text={part.text} />
            </div>
          </section>
        ))}
        <div>
          <Prose text={contact} headingLevel={2} />
        </div>
      </div>
    </div>
  );
}
