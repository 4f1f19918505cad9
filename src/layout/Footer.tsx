import { cardsClass } from '@/ui/Cards/cardsClass';
import { EmailText } from '@/ui/EmailText';
import { NoBreak } from '@/ui/NoBreak/NoBreak';
import { SocialLink } from '@/ui/TextLink/TextLink';
import type { Office } from '@/content/offices';
import type { Site } from '@/content/site.schema';
import { mailto } from '@/lib/mailto';
import { routes } from '@/lib/routes';
import { phoneHref } from '@/lib/text';
import styles from './Footer.module.css';
import { layoutStrings } from './strings';

interface Props {
  company: Site;
  offices: readonly Office[];
  services: readonly { id: string; title: string }[];
  legal: readonly { label: string; href: string }[];
  /** Whether the name of the company is across it. */
  hasName: boolean;
}

interface Column {
  title: string;
  items: readonly { label: string; href?: string }[];
  social?: Site['social'];
  /** Not shown on a phone. */
  isExtra?: boolean;
}

/** As many as the navigation usually has links, so that the columns have the same height. */
const shownServices = 6;

const cityAndCountry = ({ city, country }: { city: string; country: string }) =>
  city === country ? city : `${city}, ${country}`;

export function Footer({ company, offices, services, legal, hasName }: Props) {
  const { footer: headings } = layoutStrings;
  const possibleColumns: Column[] = [
    { title: headings.company, items: [...company.navigation, ...company.footer.links] },
    {
      title: headings.services,
      isExtra: true,
      items: [
        ...services.slice(0, shownServices).map(({ id, title }) => ({ label: title, href: routes.service(id) })),
        ...(services.length > shownServices ? [{ label: headings.allServices, href: routes.services }] : []),
      ],
    },
    { title: headings.offices, isExtra: true, items: offices.map((office) => ({ label: cityAndCountry(office) })) },
    {
      title: headings.contact,
      items: [
        { label: company.email, href: mailto(company.email) },
        { label: company.phone, href: phoneHref(company.phone) },
      ],
      social: company.social,
    },
  ];
  const columns = possibleColumns.filter(({ items }) => items.length > 0);
  return (
    <footer className={`dark-surface ${styles.footer}`} id="links">
      <div className="grid">
        <p className={styles.slogan}>{company.footer.statement}</p>
        <div className={`${cardsClass(columns.length, { tabletRows: [4, 3, 2] })} ${styles.columns}`}>
          {columns.map((column) => (
            <div className={column.isExtra ? styles.extra : undefined} key={column.title}>
              <h2 className="label">{column.title}</h2>
              <ul className="small">
                {column.items.map(({ label, href }) => (
                  <li key={href ?? label}>
                    {href ? (
                      <a className="hover-underline" href={href}>
                        {label === company.email ? <EmailText email={label} /> : <NoBreak text={label} />}
                      </a>
                    ) : (
                      label
                    )}
                  </li>
                ))}
                {column.social?.map(({ network, url }) => (
                  <li key={url}>
                    <SocialLink className="hover-underline" network={network} url={url} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
      {hasName && (
        <div className={`hide-on-paper ${styles.word}`} aria-hidden="true" data-name={company.name}>
          <div>
            <span>{company.name}</span>
          </div>
        </div>
      )}
      <div className={`row ${styles.legal}`}>
        <p>{`© ${company.copyrightYear} ${company.name}. ${company.footer.rights}`}</p>
        {legal.map((link) => (
          <a className="hover-underline" href={link.href} key={link.href}>
            {link.label}
          </a>
        ))}
      </div>
    </footer>
  );
}
