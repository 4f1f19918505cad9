import { TextLink } from '@/ui/TextLink/TextLink';
import styles from './ProjectsLink.module.css';
import { projectStrings } from './strings';

/** A band that leads to the list of projects. Older links lead to its anchor. */
export const ProjectsLink = ({ heading }: { heading: string }) => (
  <section className={`section panel grid ${styles.band}`} aria-labelledby="projects">
    <h2 className={styles.headline} id="projects">
      {heading}
    </h2>
    <div className={styles.link}>
      <TextLink {...projectStrings.all} />
    </div>
  </section>
);
