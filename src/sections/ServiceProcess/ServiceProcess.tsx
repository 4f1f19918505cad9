import { Staircase } from '@/components/Staircase/Staircase';
import { drawing } from '@/pictures/drawings';
import styles from './ServiceProcess.module.css';

interface Props {
  heading: string;
  steps: readonly { title: string; text: string }[];
}

// The stairs are drawn for this number of steps; any other number is a plain list.
const treads = 5;

/** The numbered process of a service, on stairs on wide screens. */
export function ServiceProcess({ heading, steps }: Props) {
  const hasStairs = steps.length === treads;
  return (
    <section className="section grid" aria-labelledby="process">
      <h2 className="heading" id="process">
        {heading}
      </h2>
      <Staircase
        className={`${styles.box} ${hasStairs ? styles.onStairs : ''}`}
        stairs={hasStairs ? drawing('figures/service-stairs') : undefined}
      >
        <ol>
          {steps.map((step, index) => (
            <li key={step.title}>
              <span className="numeral" aria-hidden="true">
                {index + 1}
              </span>
              <h3>{step.title}</h3>
              <p className="muted">{step.text}</p>
            </li>
          ))}
        </ol>
      </Staircase>
    </section>
  );
}
