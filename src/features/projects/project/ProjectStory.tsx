import { NoBreak } from '@/ui/NoBreak/NoBreak';
import { NumberWithUnit } from '@/ui/NumberWithUnit';
import type { Project } from '@/content/projects';
import styles from './ProjectStory.module.css';
import { projectPageStrings as strings } from './strings';

interface Props extends Pick<Project, 'problem' | 'solution' | 'results' | 'duration' | 'team' | 'price' | 'quote'> {
  services: readonly { label: string; href: string }[];
}

/** What was wrong, what we did, what changed, and what the client says. The facts stay beside the text. */
export function ProjectStory({ services, problem, solution, results, duration, team, price, quote }: Props) {
  return (
    <div className="section grid">
      <dl className={`aside ${styles.facts}`}>
        <Fact label={strings.duration} value={duration} />
        <Fact label={strings.team} value={team} />
        {price && (
          <>
            <Fact label={strings.agreed} value={price.agreed} />
            <Fact label={strings.paid} value={price.paid} />
          </>
        )}
        {services.length > 0 && (
          <div>
            <dt className="label">{strings.services}</dt>
            {services.map(({ label, href }) => (
              <dd key={href}>
                <a href={href}>{label}</a>
              </dd>
            ))}
          </div>
        )}
      </dl>
      <div className="beside">
        <Text heading={strings.problem} text={problem} />
        <Text heading={strings.solution} text={solution} />
        <h2 className={`title-large ${styles.headline}`}>{strings.results}</h2>
        <dl className={styles.results}>
          {results.map(({ value, text }) => (
            <div key={text}>
              <dt className="numeral">
                <NumberWithUnit text={value} />
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {quote && (
          <figure className={styles.quote}>
            <blockquote className="statement">
              <q>{quote.text}</q>
            </blockquote>
            <figcaption>
              <b>{quote.name}</b>
              <span className="label">{quote.position}</span>
            </figcaption>
          </figure>
        )}
      </div>
    </div>
  );
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt className="label">{label}</dt>
    <dd>
      <NoBreak text={value} />
    </dd>
  </div>
);

const Text = ({ heading, text }: { heading: string; text: string }) => (
  <>
    <h2 className={`title-large ${styles.headline}`}>{heading}</h2>
    <p className="lead">{text}</p>
  </>
);
