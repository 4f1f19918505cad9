import { Arrow } from '@/components/icons';
import { articleStrings } from '@/strings';
import styles from './ServiceOffer.module.css';

export interface ServiceLink {
  href: string;
  title: string;
  text: string;
}

/** The service that an article is about, between its blocks. */
export const ServiceOffer = ({ href, title, text }: ServiceLink) => (
  <aside className={`grid hide-on-paper ${styles.offer}`} aria-label={articleStrings.offer}>
    <div className={`beside panel ${styles.card}`}>
      <p className="label">{articleStrings.offer}</p>
      <a className={`card-link hover-underline title ${styles.title}`} href={href}>
        {title}
        <Arrow />
      </a>
      <p className="small">{text}</p>
    </div>
  </aside>
);
