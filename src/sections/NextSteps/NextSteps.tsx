import styles from './NextSteps.module.css';

interface Props {
  steps: readonly string[];
}

/** What happens after a message was sent. */
export function NextSteps({ steps }: Props) {
  return (
    <ol className={`cards ${styles.steps}`}>
      {steps.map((step, index) => (
        <li key={step}>
          <span className="numeral" aria-hidden="true">
            {index + 1}
          </span>
          <p className="small">{step}</p>
        </li>
      ))}
    </ol>
  );
}
