import { CardLink } from '@/components/CardLink/CardLink';
import { routes } from '@/config/routes';
import styles from './ServiceCatalogue.module.css';

interface Props {
  heading: string;
  lead: string;
  learnMore: string;
  services: readonly { id: string; title: string; shortDescription: string }[];
}

export function ServiceCatalogue({ heading, lead, learnMore, services }: Props) {
  return (
    <section className={styles.catalogue}>
      <div className={`grid ${styles.grid}`}>
        <div className={styles.head}>
          <h1>{heading}</h1>
          <p className="lead">{lead}</p>
        </div>
        {services.map((service) => (
          <article className={styles.card} key={service.id}>
            <h2>{service.title}</h2>
            <p>{service.shortDescription}</p>
            <CardLink href={routes.service(service.id)} label={learnMore} subject={service.title} />
          </article>
        ))}
      </div>
    </section>
  );
}
