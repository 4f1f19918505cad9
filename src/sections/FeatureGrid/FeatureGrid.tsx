import { CardSection } from '@/components/CardSection/CardSection';
import { headingId } from '@/lib/headingId';
import styles from './FeatureGrid.module.css';

interface Props {
  heading: string;
  items: readonly { title: string; text: string }[];
  ground?: 'paper' | 'quiet';
}

/** Things of one kind, three in a row. */
export function FeatureGrid({ heading, items, ground = 'paper' }: Props) {
  return (
    <CardSection
      id={headingId(heading)}
      heading={heading}
      className={`ruled ${ground === 'quiet' ? 'panel' : styles.paper}`}
      listClass={styles.list}
      columns={3}
      cards={items}
    >
      {(item, place) => (
        <li key={item.title} {...place}>
          <h3>{item.title}</h3>
          <p className="small">{item.text}</p>
        </li>
      )}
    </CardSection>
  );
}
