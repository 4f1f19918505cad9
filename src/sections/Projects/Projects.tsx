import { NoBreak } from '@/components/NoBreak/NoBreak';
import { NumberWithUnit } from '@/components/NumberWithUnit';
import type { Entries } from '@/content/schemas/entries';
import { cardsClass } from '@/lib/cardsClass';
import { projectStrings as strings } from '@/strings';
import { Change, type ChangeProps } from './Change';
import styles from './Projects.module.css';

interface Props {
  heading: string;
  projects: readonly (Entries['projects'] & { id: string; anchor: string; drawnChange?: ChangeProps | undefined })[];
}

/** Client projects: problem, solution, results and a quote. */
export function Projects({ heading, projects }: Props) {
  return (
    <section className="section panel grid" aria-labelledby="project">
      <h2 className="heading" id="project">
        {heading}
      </h2>
      {projects.map((project) => (
        <Story project={project} key={project.id} />
      ))}
    </section>
  );
}

function Story({ project }: { project: Props['projects'][number] }) {
  const { client, sector, title, problem, solution, results, duration, team, quote, anchor, drawnChange } = project;
  return (
    // The anchor of the first project is the heading of the section.
    <article className={styles.story} id={anchor === 'project' ? undefined : anchor}>
      <header className={styles.head}>
        <p className="label">{strings.client(client, sector)}</p>
        <h3 className="title-large">
          <NoBreak text={title} />
        </h3>
        {drawnChange && <Change {...drawnChange} />}
        <dl className={`small ${styles.facts}`}>
          <dt>{strings.duration}</dt>
          <dd>{duration}</dd>
          <dt>{strings.team}</dt>
          <dd>{team}</dd>
        </dl>
      </header>
      <div className={styles.text}>
        <h4 className="label">{strings.problem}</h4>
        <p>{problem}</p>
      </div>
      <div className={styles.text}>
        <h4 className="label">{strings.solution}</h4>
        <p>{solution}</p>
      </div>
      <div className={styles.results}>
        <h4 className="label">{strings.results}</h4>
        <dl className={cardsClass(results.length)}>
          {results.map(({ value, text }) => (
            <div className="cell ruled" key={text}>
              <dt className="numeral">
                <NumberWithUnit text={value} />
              </dt>
              <dd className="small">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
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
    </article>
  );
}
