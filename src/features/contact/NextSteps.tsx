import { cardsClass } from '@/ui/Cards/cardsClass';
import type { ContactPage } from '@/content/pages/contact.schema';
import styles from './NextSteps.module.css';

/** What happens after a message is sent. */
export function NextSteps({ heading, steps }: ContactPage['next']) {
  return (
    <div className={styles.next}>
      <h2 className="title">{heading}</h2>
      <ol className={`${cardsClass(steps.length, { phone: 1 })} ${styles.steps}`}>
        {steps.map((step, index) => (
          <li className="cell ruled" key={step}>
            <span className="numeral" aria-hidden="true">
              {index + 1}
            </span>
            <p className="small">{step}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
