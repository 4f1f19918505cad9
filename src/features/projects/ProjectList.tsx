import { ProjectCard } from './ProjectCard';
import styles from './ProjectList.module.css';
import type { Card } from './projectCards';

interface Props {
  projects: readonly Card[];
  /** The level of the headings. */
  heading: 'h2' | 'h3';
  /** Only as many as fit into one row. */
  isOneRow?: boolean;
}

/** Projects, three in a row on a wide screen. */
export const ProjectList = ({ projects, heading, isOneRow = false }: Props) => (
  <ul className={`${styles.list} ${isOneRow ? styles.oneRow : ''}`}>
    {projects.map((project) => (
      <li className={styles.sheet} key={project.id}>
        <ProjectCard {...project} heading={heading} />
      </li>
    ))}
  </ul>
);
