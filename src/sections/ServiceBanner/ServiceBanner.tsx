import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { routes } from '@/config/routes';
import styles from './ServiceBanner.module.css';

interface Props {
  title: string;
  lead: string;
  parent: string;
  position: string;
  action: { label: string; href: string };
}

export function ServiceBanner({ title, lead, parent, position, action }: Props) {
  return (
    <section className={`grid ${styles.banner}`}>
      <div className={styles.text}>
        <p className={styles.crumb}>
          <a href={routes.services}>{parent}</a> / {position}
        </p>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <div>
          <ButtonLink {...action} />
        </div>
      </div>
    </section>
  );
}
