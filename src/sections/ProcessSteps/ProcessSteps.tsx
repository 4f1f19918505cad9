import styles from './ProcessSteps.module.css';

interface Props {
  heading: string;
  text: string;
  steps: readonly { number: number; title: string; description: string }[];
}

/** The four steps of a project on one ground line. */
export function ProcessSteps({ heading, text, steps }: Props) {
  return (
    <section className={`on-band ${styles.process}`} aria-labelledby="process">
      <div className="grid">
        <h2 id="process">{heading}</h2>
        <p className={styles.intro}>{text}</p>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li className={styles.step} key={step.number}>
              <div className={styles.text}>
                <span className="numeral" aria-hidden="true">
                  {step.number}
                </span>
                <h3>{step.title}</h3>
                <p>{step.description}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
