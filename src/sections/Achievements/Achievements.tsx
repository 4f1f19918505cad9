import styles from './Achievements.module.css';

interface Props {
  heading: string;
  text: string;
  metrics: readonly { metric: string; value: string; description: string }[];
}

export function Achievements({ heading, text, metrics }: Props) {
  return (
    <section className={styles.achievements} aria-labelledby="achievements">
      <div className="grid">
        <h2 id="achievements">{heading}</h2>
        <p className={styles.intro}>{text}</p>
        <dl>
          {metrics.map((metric) => (
            <div className={styles.metric} key={metric.metric}>
              <dt>{metric.metric}</dt>
              <dd className={styles.value}>{metric.value}</dd>
              <dd className={styles.description}>{metric.description}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
