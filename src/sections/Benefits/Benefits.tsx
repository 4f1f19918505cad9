import { LeafBullet } from '@/components/icons';
import styles from './Benefits.module.css';

interface Props {
  heading: string;
  benefits: readonly string[];
}

export function Benefits({ heading, benefits }: Props) {
  return (
    <section className={styles.benefits} aria-labelledby="benefits">
      <div className="grid">
        <h2 id="benefits">{heading}</h2>
        <ul>
          {benefits.map((benefit) => (
            <li key={benefit}>
              <LeafBullet />
              <span>{benefit}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
