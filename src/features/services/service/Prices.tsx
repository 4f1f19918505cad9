import { NoBreak } from '@/ui/NoBreak/NoBreak';
import { priceStrings } from '@/ui/PriceLine/strings';
import { Questions, type QuestionsProps } from '@/ui/Questions/Questions';
import { CardLink } from '@/ui/TextLink/TextLink';
import { anchors, routes } from '@/lib/routes';
import styles from './Prices.module.css';
import { serviceStrings as strings } from './strings';

interface Props {
  /** The id of the service. */
  service: string;
  prices?: { examples: ExamplesProps['examples'] } | undefined;
  questions: QuestionsProps['questions'];
}

/** What a service costs: examples in rows, each with a link to the form, and questions. */
export function Prices({ service, prices, questions }: Props) {
  return (
    <section className={`section grid ruled ${styles.prices}`} aria-labelledby={anchors.prices}>
      <h2 className="aside" id={anchors.prices}>
        {strings.price}
      </h2>
      {prices && <Examples service={service} examples={prices.examples} />}
      {questions.length > 0 && (
        <div className="beside">
          <Questions id={anchors.prices} questions={questions} isFirstOpen={!prices} />
        </div>
      )}
    </section>
  );
}

interface ExamplesProps {
  service: string;
  examples: readonly {
    name: string;
    price: { from: string; to?: string | undefined };
    duration: string;
    team: string;
  }[];
}

function Examples({ service, examples }: ExamplesProps) {
  const { price, team } = strings.facts;
  const { name, duration } = strings.examples;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          <th scope="col">{price}</th>
          <th scope="col">{duration}</th>
          <th scope="col">{team}</th>
          <td className="hide-on-paper" />
        </tr>
      </thead>
      <tbody>
        {examples.map((example, index) => (
          <tr key={example.name}>
            <th className="title" scope="row">
              <NoBreak text={example.name} />
            </th>
            <td className={styles.price}>
              <span>{example.price.from}</span>
              {example.price.to && (
                <>
                  {` ${priceStrings.to} `}
                  <span>{example.price.to}</span>
                </>
              )}
            </td>
            <td>{example.duration}</td>
            <td>{example.team}</td>
            <td className={`hide-on-paper ${styles.ask}`}>
              <CardLink
                href={routes.contactAbout(service, index + 1)}
                label={strings.examples.ask}
                subject={example.name}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
