import styles from './AboutHero.module.css';

interface Props {
  label: string;
  tagline: string;
  lead: string;
}

export function AboutHero({ label, tagline, lead }: Props) {
  return (
    <section className={styles.hero}>
      <div className="grid">
        <p className={styles.label}>{label}</p>
        <h1>{tagline}</h1>
        <p className="lead">{lead}</p>
      </div>
    </section>
  );
}
