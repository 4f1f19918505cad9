import { Prose, readingClass } from '@/components/Prose/Prose';
import { slug, twoDigits } from '@/lib/text';
import { legalStrings } from '@/strings';
import styles from './LegalText.module.css';

interface Section {
  heading: string;
  text: string;
}

interface Props {
  heading: string;
  lead: string;
  changed: { label: string; day: string };
  sections: readonly Section[];
  /** A last section without a number. */
  statement?: Section | undefined;
  contact: string;
}

export function LegalText({ heading, lead, changed, sections, statement, contact }: Props) {
  const numbered = sections.map((section, index) => ({ ...section, number: index + 1 }));
  const parts = statement ? [...numbered, { ...statement, number: undefined }] : numbered;
  return (
    <div className={`grid ${styles.legal}`}>
      <h1>{heading}</h1>
      <p className="lead">{lead}</p>
      <nav className={`hide-on-paper aside ${styles.contents}`} aria-label={legalStrings.sections} data-contents="">
        <div>
          <p className="label">
            <time dateTime={changed.day}>{changed.label}</time>
          </p>
          <ol className="cards most-1 narrow-2">
            {parts.map((part) => (
              <li key={part.heading}>
                <a href={`#${slug(part.heading)}`}>
                  <small className="small" aria-hidden="true">
                    {part.number && twoDigits(part.number)}
                  </small>
                  <span>{part.heading}</span>
                </a>
              </li>
            ))}
          </ol>
        </div>
      </nav>
      <div className={`beside ${styles.text}`}>
        {parts.map((part) => (
          <section id={slug(part.heading)} key={part.heading}>
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
