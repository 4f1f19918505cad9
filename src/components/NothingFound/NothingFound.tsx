import { TextLink } from '@/components/TextLink/TextLink';
import styles from './NothingFound.module.css';

interface Props {
  /** {words} is what was looked for. */
  text: string;
  showAll: string;
  /** Another way on. */
  link?: { label: string; href: string };
}

/** Stands in place of what was looked for where nothing fits; a script (findField.ts) puts it there. */
export function NothingFound({ text, showAll, link }: Props) {
  const [before, after] = text.split('{words}');
  return (
    <template data-if-nothing="">
      <div className={styles.nothing} data-nothing="" hidden>
        <p>
          {before}
          <b />
          {after}
        </p>
        <div className={styles.ways}>
          {link && <TextLink {...link} />}
          <button type="button">{showAll}</button>
        </div>
      </div>
    </template>
  );
}
