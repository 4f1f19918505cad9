import { TextLink } from '@/ui/TextLink/TextLink';
import { ProjectList } from './ProjectList';
import styles from './ProjectsBand.module.css';
import type { Card } from './projectCards';
import { projectStrings } from './strings';

interface Props {
  heading: string;
  projects: readonly Card[];
}

/** The first projects, and a link to all of them. Older links lead to its anchor. */
export const ProjectsBand = ({ heading, projects }: Props) => (
  <section className={`section panel grid ${styles.band}`} aria-labelledby="projects">
    <h2 className={styles.headline} id="projects">
      {heading}
    </h2>
    <ProjectList projects={projects} heading="h3" isOneRow />
    <div className={styles.link}>
      <TextLink {...projectStrings.all} />
    </div>
  </section>
);
