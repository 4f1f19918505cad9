import { LeafCell } from '@/components/LeafCell/LeafCell';
import { mailto } from '@/lib/mailto';
import styles from './ContactForm.module.css';

interface Props {
  labels: {
    heading: string;
    name: string;
    email: string;
    service: string;
    servicePlaceholder: string;
    message: string;
    send: string;
    mailSubject: string;
  };
  address: string;
  services: readonly string[];
}

/** The message form. Without a script the browser checks the fields and opens an email. */
export function ContactForm({ labels, address, services }: Props) {
  return (
    <div className={styles.form}>
      <h2 id="message-form">{labels.heading}</h2>
      <form
        action={mailto(address, labels.mailSubject)}
        method="post"
        encType="text/plain"
        aria-labelledby="message-form"
      >
        <div className={styles.row}>
          <p className={styles.field}>
            <label htmlFor="name">{labels.name}</label>
            <input id="name" name="name" autoComplete="name" required />
          </p>
          <p className={styles.field}>
            <label htmlFor="email">{labels.email}</label>
            <input id="email" name="email" type="email" autoComplete="email" required />
          </p>
        </div>
        <p className={styles.field}>
          <label htmlFor="service">{labels.service}</label>
          <select id="service" name="service" required defaultValue="">
            <option value="" disabled>
              {labels.servicePlaceholder}
            </option>
            {services.map((service) => (
              <option key={service}>{service}</option>
            ))}
          </select>
          <svg
            viewBox="0 0 18 18"
            width="20"
            height="20"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
            aria-hidden="true"
          >
            <path d="M3 6l6 6 6-6" />
          </svg>
        </p>
        <p className={styles.field}>
          <label htmlFor="message">{labels.message}</label>
          <textarea id="message" name="message" rows={5} required />
        </p>
        <button className={styles.send} type="submit">
          <span>{labels.send}</span>
          <LeafCell />
        </button>
      </form>
    </div>
  );
}
