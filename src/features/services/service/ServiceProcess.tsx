import fiveStairs from '@art/figures/service-stairs.svg?drawing';
import { Staircase } from '@/ui/Staircase/Staircase';
import styles from './ServiceProcess.module.css';

interface Props {
  heading: string;
  steps: readonly { title: string; text: string }[];
}

/** The numbered process of a service: five steps are on stairs on wide screens, any other number is a plain list. */
export function ServiceProcess({ heading, steps }: Props) {
  const stairs = steps.length === 5 ? fiveStairs : undefined;
  return (
    <section className="section grid" aria-labelledby="process">
      <h2 className="heading" id="process">
        {heading}
      </h2>
      <Staircase className={`${styles.box} ${stairs ? styles.onStairs : ''}`} stairs={stairs}>
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
