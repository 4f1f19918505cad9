import styles from './Team.module.css';

interface Props {
  heading: string;
  text: string;
  cards: readonly { plate: string; title: string; description: string }[];
}

export function Team({ heading, text, cards }: Props) {
  return (
    <section className={styles.team} aria-labelledby="team">
      <div className="grid">
        <h2 id="team">{heading}</h2>
        <p className={styles.intro}>{text}</p>
        {cards.map((card) => (
          <article className={styles.card} key={card.title}>
            <div className={styles.overlay}>
              <h3>{card.title}</h3>
              <p>{card.description}</p>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
