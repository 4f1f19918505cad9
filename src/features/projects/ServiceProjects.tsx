import { TextLink } from '@/ui/TextLink/TextLink';
import { anchors } from '@/lib/routes';
import { ProjectCard } from './ProjectCard';
import type { Card } from './projectCards';
import styles from './ServiceProjects.module.css';
import { projectStrings } from './strings';

interface Props {
  /** At least one. */
  projects: readonly Card[];
}

/** The projects of a service, with links to their pages. Older links lead to the anchors. */
export const ServiceProjects = ({ projects }: Props) => (
  <section className="section panel grid" id={anchors.serviceProjects} aria-labelledby="projects">
    <h2 className={styles.headline} id="projects">
      {projectStrings.ofService}
    </h2>
    <ul className={styles.list}>
      {projects.map((project) => (
        <li className={styles.card} id={`project-${project.id}`} key={project.id}>
          <ProjectCard {...project} heading="h3" />
        </li>
      ))}
    </ul>
    <div className={styles.all}>
      <TextLink {...projectStrings.all} />
    </div>
  </section>
);
