import land from '@art/figures/land.svg?drawing';
import { cardsClass } from '@/ui/Cards/cardsClass';
import { InlineDrawing } from '@/ui/InlineDrawing/InlineDrawing';
import { OfficeAddress } from '@/ui/OfficeAddress';
import { Picture } from '@/ui/Picture/Picture';
import type { Office } from '@/content/offices';
import type { HomePage } from '@/content/pages/home.schema';
import { drawingSource } from '@/drawings/picture';
import styles from './Offices.module.css';
import { officePins } from './officePins';

type Props = HomePage['offices'] & { offices: readonly Office[] };

/** A map made of leaves. A stem connects every office with its address. */
export function Offices({ heading, map, offices }: Props) {
  const fromWestToEast = offices.toSorted((one, other) => one.longitude - other.longitude);
  return (
    <section className={`ruled ${styles.offices}`} aria-labelledby="offices">
      <div className="grid">
        <h2 id="offices">{heading}</h2>
      </div>
      <div className={styles.map}>
        <Picture picture={drawingSource(land)} alt={map} />
        <InlineDrawing drawing={officePins(fromWestToEast)} scheme="page" />
      </div>
      <div className={`${cardsClass(offices.length)} ${styles.list}`}>
        {fromWestToEast.map((office) => (
          <div className={`cell ${styles.office}`} key={office.id} data-office={office.id}>
            <h3 className="title-large">{office.city}</h3>
            <span className="label" data-time-zone={office.timeZone} data-time-zone-label={office.timeZoneLabel}>
              {office.timeZoneLabel}
            </span>
            <OfficeAddress office={office} />
          </div>
        ))}
      </div>
    </section>
  );
}
