import { NoBreak } from '@/ui/NoBreak/NoBreak';
import { ProjectList } from './ProjectList';
import styles from './ProjectSheets.module.css';
import type { Card } from './projectCards';
import { projectStrings } from './strings';

interface Props {
  heading: string;
  lead: string;
  projects: readonly Card[];
}

/** All projects. */
export const ProjectSheets = ({ heading, lead, projects }: Props) => (
  <section className={`panel grid ${styles.sheets}`} aria-labelledby="projects">
    <h1 id="projects">
      <NoBreak text={heading} />
    </h1>
    {projects.length > 0 && (
      <>
        <p className="lead">{lead}</p>
        <ProjectList projects={projects} heading="h2" />
      </>
    )}
    {projects.length === 0 && <p className="lead">{projectStrings.none}</p>}
  </section>
);
