import styles from './HiringProcess.module.css';

interface Props {
  heading: string;
  steps: readonly { id: number; title: string; description: string }[];
}

/** Eight steps as one climb across the page. */
export function HiringProcess({ heading, steps }: Props) {
  return (
    <section className={styles.hiring} aria-labelledby="hiring">
      <div className="grid">
        <h2 id="hiring">{heading}</h2>
        <div className={styles.box}>
          <ol>
            {steps.map((step) => (
              <li key={step.id}>
                <span className="numeral" aria-hidden="true">
                  {step.id}
                </span>
                <h3>{step.title}</h3>
                <p>{step.description}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
