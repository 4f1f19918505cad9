import type { Pages } from '@/content/schemas/pages';
import styles from './MissionVision.module.css';

type Props = Pick<Pages['about'], 'mission' | 'vision'>;

export function MissionVision({ mission, vision }: Props) {
  return (
    <section className={`section grid panel ${styles.statements}`}>
      {[mission, vision].map((statement) => (
        <div className={`half ${styles.sentence}`} key={statement.heading}>
          <h2>{statement.heading}</h2>
          <p className="statement">{statement.text}</p>
        </div>
      ))}
    </section>
  );
}
