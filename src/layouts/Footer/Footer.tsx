import { EmailText } from '@/components/EmailText';
import type { Documents } from '@/content/schemas/contract';
import { mailto } from '@/lib/mailto';
import { phoneHref } from '@/lib/text';
import styles from './Footer.module.css';

interface Props {
  company: Documents['site'];
  navigation: Documents['shell']['navigation'];
  labels: Documents['shell']['footer'];
  legal: readonly { label: string; href: string }[];
}

const navigationColumn = 4;

export function Footer({ company, navigation, legal, labels }: Props) {
  const social = company.social.map(({ network, url }) => ({ label: network, href: url }));
  const columns = [
    { title: labels.navigationTitle, links: navigation.slice(0, navigationColumn) },
    { title: labels.moreTitle, links: [...navigation.slice(navigationColumn), ...social] },
    {
      title: labels.contactTitle,
      links: [
        { label: company.email, href: mailto(company.email) },
        { label: company.phone, href: phoneHref(company.phone) },
      ],
    },
  ];
  return (
    <footer className={`on-band ${styles.footer}`} id="links">
      <div className="grid">
        <p className={styles.statement}>{labels.statement}</p>
        <div className={`cards ${styles.columns}`}>
          {columns
            .filter(({ links }) => links.length > 0)
            .map((column) => (
              <div key={column.title}>
                <h2 className="label">{column.title}</h2>
                <ul>
                  {column.links.map((link) => (
                    <li key={link.href}>
                      <a className="hover-underline" href={link.href}>
                        <EmailText email={link.label} />
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
        </div>
      </div>
      <div className={`hide-on-paper ${styles.word}`} aria-hidden="true">
        <span>{company.name}</span>
      </div>
      <div className={`row ${styles.legal}`}>
        <p>
          © {company.copyrightYear} {company.name}. {labels.rights}
        </p>
        {legal.map((link) => (
          <a className="hover-underline" href={link.href} key={link.href}>
            {link.label}
          </a>
        ))}
      </div>
    </footer>
  );
}
