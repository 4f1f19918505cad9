import { cardsClass } from '@/ui/Cards/cardsClass';
import { EmailText } from '@/ui/EmailText';
import { OfficeAddress } from '@/ui/OfficeAddress';
import { Proof } from '@/ui/Proof/Proof';
import { NewTabLink, TextLink } from '@/ui/TextLink/TextLink';
import type { Office } from '@/content/offices';
import type { ContactPage } from '@/content/pages/contact.schema';
import type { Site } from '@/content/site.schema';
import { mailto } from '@/lib/mailto';
import { phoneHref } from '@/lib/text';
import styles from './ContactInformation.module.css';

type Props = ContactPage['information'] & {
  company: Pick<Site, 'email' | 'phone' | 'social'>;
  offices: readonly Office[];
};

export function ContactInformation({ heading, services, quote, company, offices }: Props) {
  return (
    <section className={`stack ${styles.information}`} aria-labelledby="information">
      <Proof className={styles.quote} quote={quote} />
      <h2 className="visually-hidden" id="information">
        {heading}
      </h2>
      <a className={`hover-underline ${styles.large}`} href={mailto(company.email)}>
        <EmailText email={company.email} />
      </a>
      <a className={`hover-underline ${styles.large}`} href={phoneHref(company.phone)}>
        {company.phone}
      </a>
      {offices.length > 0 && (
        <ul className={`${cardsClass(offices.length, { phone: 1 })} ${styles.offices}`}>
          {offices.map((office) => (
            <li className="stack" key={office.id}>
              <h3>{office.city}</h3>
              <OfficeAddress office={office} />
            </li>
          ))}
        </ul>
      )}
      <ul className={`row ${styles.links}`}>
        {company.social.map(({ network, url }) => (
          <li key={network}>
            <NewTabLink href={url} label={network} />
          </li>
        ))}
        <li>
          <TextLink {...services} />
        </li>
      </ul>
    </section>
  );
}
