import { ChangeNumeral } from '@/ui/ChangeNumeral/ChangeNumeral';
import { Fold } from '@/ui/Fold/Fold';
import { NoBreak } from '@/ui/NoBreak/NoBreak';
import { NumberWithUnit } from '@/ui/NumberWithUnit';
import type { Project } from '@/content/projects';
import type { PictureFile } from '@/drawings/picture';
import { cardsClass } from '@/lib/cardsClass';
import { BeforeAfter } from './BeforeAfter';
import styles from './Projects.module.css';
import { projectStrings as strings } from './strings';

type AnchoredProject = Project & {
  anchor: string;
  /** The drawings of `change.picture`. */
  drawings?: { before: PictureFile; after: PictureFile } | undefined;
};

interface Props {
  heading: string;
  /** At least one. */
  projects: readonly AnchoredProject[];
}

/** Client projects. All but the first are folded. */
export function Projects({ heading, projects: [first, ...others] }: Props) {
  return (
    // The anchor of the first project is the heading of the section.
    <section className={`section panel grid ${styles.projects}`} aria-labelledby="project">
      <h2 className="heading" id="project">
        {heading}
      </h2>
      {first && (
        <article className={styles.first}>
          <Title project={first} className="title-large" />
          <Story project={first} />
        </article>
      )}
      {others.map((project) => (
        <article className={styles.other} key={project.id}>
          <Fold
            id={project.anchor}
            summary={
              <>
                <Title project={project} />
                <ChangeNumeral before={project.change.before} after={project.change.after} />
              </>
            }
          >
            <Story project={project} />
          </Fold>
        </article>
      ))}
    </section>
  );
}

const Title = ({ project, className }: { project: AnchoredProject; className?: string }) => (
  <>
    <span className={`label ${styles.client}`}>{strings.client(project.client, project.sector)}</span>
    <h3 className={className}>
      <NoBreak text={project.title} />
    </h3>
  </>
);

/** What changed, and how: on a phone only what changed is open. */
function Story({ project }: { project: AnchoredProject }) {
  const { change, drawings, problem, solution, results, duration, team, quote } = project;
  return (
    <div className={styles.story}>
      <div className={styles.change}>
        {drawings && change.picture && (
          <BeforeAfter
            before={{ value: change.before, picture: drawings.before, alt: change.picture.before }}
            after={{ value: change.after, picture: drawings.after, alt: change.picture.after }}
          />
        )}
        <p className="small">
          {duration}. {team}.
        </p>
      </div>
      <div>
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
        <Fold onPhone className={styles.more} summary={<span>{strings.more}</span>}>
          <div className={styles.texts}>
            <div className={styles.text}>
              <h4 className="label">{strings.problem}</h4>
              <p>{problem}</p>
            </div>
            <div className={styles.text}>
              <h4 className="label">{strings.solution}</h4>
              <p>{solution}</p>
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
          </div>
        </Fold>
      </div>
    </div>
  );
}
