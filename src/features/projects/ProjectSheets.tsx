import { NoBreak } from '@/ui/NoBreak/NoBreak';
import { ProjectCard } from './ProjectCard';
import styles from './ProjectSheets.module.css';
import type { Card } from './projectCards';
import { projectStrings } from './strings';

interface Props {
  heading: string;
  projects: readonly Card[];
}

/** All projects, three in a row on a wide screen. */
export const ProjectSheets = ({ heading, projects }: Props) => (
  <section className={`panel grid ${styles.sheets}`} aria-labelledby="projects">
    <h1 id="projects">
      <NoBreak text={heading} />
    </h1>
    {projects.length > 0 && (
      <ul className={styles.list}>
        {projects.map((project) => (
          <li className={styles.sheet} key={project.id}>
            <ProjectCard {...project} heading="h2" />
          </li>
        ))}
      </ul>
    )}
    {projects.length === 0 && <p className="lead">{projectStrings.none}</p>}
  </section>
);
