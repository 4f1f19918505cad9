import { ChangeNumeral } from '@/ui/ChangeNumeral/ChangeNumeral';
import { Arrow } from '@/ui/icons';
import { NoBreak } from '@/ui/NoBreak/NoBreak';
import { PictureBox } from '@/ui/Picture/Picture';
import type { Project } from '@/content/projects';
import type { PictureFile } from '@/drawings/picture';
import styles from './ProjectList.module.css';
import { projectStrings } from './strings';

interface Props {
  projects: readonly (Pick<Project, 'title' | 'client' | 'sector' | 'change'> & {
    href: string;
    picture?: PictureFile | undefined;
  })[];
}

/** What changed for each client, with links to the projects on the pages of their services. */
export function ProjectList({ projects }: Props) {
  return (
    <section className="section panel grid" aria-labelledby="projects">
      <h2 className="heading" id="projects">
        {projectStrings.heading}
      </h2>
      <ul className={styles.list}>
        {projects.map(({ title, client, sector, change, href, picture }) => (
          <li key={href}>
            <div className={styles.result}>
              <ChangeNumeral before={change.before} after={change.after} />
            </div>
            <div className={styles.text}>
              <a className="card-link row-link hover-underline title" href={href}>
                <NoBreak text={title} />
              </a>
              <p className="label">{projectStrings.client(client, sector)}</p>
            </div>
            {picture && <PictureBox className={styles.drawing} picture={picture} alt="" />}
            <Arrow />
          </li>
        ))}
      </ul>
    </section>
  );
}
