import { CardSection } from '@/ui/CardSection/CardSection';
import { cardsClass } from '@/ui/Cards/cardsClass';
import { type Person, Portrait } from '@/ui/Portrait/Portrait';
import { TextLink } from '@/ui/TextLink/TextLink';
import { anchors } from '@/lib/routes';
import styles from './ColleagueQuotes.module.css';

interface Props {
  heading: string;
  quotes: readonly { text: string; person: Person }[];
  link?: { label: string; href: string } | undefined;
}

/** What new colleagues say. */
export function ColleagueQuotes({ heading, quotes, link }: Props) {
  return (
    <CardSection id={anchors.colleagueQuotes} heading={heading} className="panel">
      <ul className={cardsClass(quotes.length, { phone: 1 })}>
        {quotes.map(({ text, person }) => (
          <li className="cell" key={text}>
            <figure className={`stack ${styles.quote}`}>
              <blockquote>
                <q>{text}</q>
              </blockquote>
              <figcaption>
                <Portrait person={person} />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {link && (
        <p className={styles.more}>
          <TextLink {...link} />
        </p>
      )}
    </CardSection>
  );
}
