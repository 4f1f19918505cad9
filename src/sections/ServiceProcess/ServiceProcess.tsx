import { Staircase } from '@/components/Staircase/Staircase';
import type { Figure } from '@/pictures/picture';
import styles from './ServiceProcess.module.css';

interface Props {
  heading: string;
  steps: readonly { title: string; text: string }[];
  /** The drawing above the steps. Without it they are a plain list. */
  stairs: Figure | undefined;
}

/** The numbered process of a service, on stairs on wide screens. */
export function ServiceProcess({ heading, steps, stairs }: Props) {
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
