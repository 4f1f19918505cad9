import type { AboutPage } from '@/content/pages/about.schema';
import styles from './MissionVision.module.css';

export function MissionVision({ mission, vision }: Pick<AboutPage, 'mission' | 'vision'>) {
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
