import { Prose, readingClass } from '@/components/Prose/Prose';
import { slug, twoDigits } from '@/lib/text';
import { legalStrings } from '@/strings';
import styles from './LegalText.module.css';

interface Props {
  heading: string;
  lead: string;
  changed: { label: string; day: string };
  sections: readonly { heading: string; text: string }[];
  contact: string;
}

export function LegalText({ heading, lead, changed, sections, contact }: Props) {
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
            {sections.map((section, index) => (
              <li key={section.heading}>
                <a href={`#${slug(section.heading)}`}>
                  <small className="small" aria-hidden="true">
                    {twoDigits(index + 1)}
                  </small>
                  <span>{section.heading}</span>
                </a>
              </li>
            ))}
          </ol>
        </div>
      </nav>
      <div className={`beside ${styles.text}`}>
        {sections.map((section, index) => (
          <section id={slug(section.heading)} key={section.heading}>
            <span className="numeral" aria-hidden="true">
              {index + 1}
            </span>
            <h2 className="title-large">{section.heading}</h2>
            <div className={readingClass}>
              <Prose text={section.text} />
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
