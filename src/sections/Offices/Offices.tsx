import { NewTabLink } from '@/components/NewTabLink/NewTabLink';
import styles from './Offices.module.css';

interface Office {
  id: string;
  city: string;
  country: string;
  address: readonly string[];
  mapLink: string;
}

interface Props {
  heading: string;
  mapLink: string;
  newTab: string;
  offices: readonly Office[];
}

export function Offices({ heading, mapLink, newTab, offices }: Props) {
  return (
    <section className={styles.offices} aria-labelledby="offices">
      <div className="grid">
        <h2 id="offices">{heading}</h2>
        {offices.map((office) => (
          <div className={styles.office} key={office.id}>
            <h3>{office.city}</h3>
            <address>
              {[...office.address, office.country].map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
            <NewTabLink href={office.mapLink} label={mapLink} subject={office.city} newTab={newTab} />
          </div>
        ))}
      </div>
    </section>
  );
}
