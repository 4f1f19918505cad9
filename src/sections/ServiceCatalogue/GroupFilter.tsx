import { catalogueStrings } from '@/strings';
import styles from './GroupFilter.module.css';

interface Props {
  groups: readonly { name: string; count: number }[];
  /** The number of all services. */
  total: number;
}

/**
 * Radio buttons that choose the group to show. ServiceCatalogue.module.css hides the other cards, without a script.
 * `autocomplete` keeps browsers from restoring the choice, and `method` keeps Enter from reloading the page.
 */
export function GroupFilter({ groups, total }: Props) {
  return (
    <form className={`hide-on-paper ${styles.filter}`} autoComplete="off" method="dialog" data-filter="">
      <fieldset>
        <legend className="visually-hidden">{catalogueStrings.groups}</legend>
        <Chip name={catalogueStrings.all} value="" count={total} />
        {groups.map(({ name, count }) => (
          <Chip name={name} value={name} count={count} key={name} />
        ))}
      </fieldset>
    </form>
  );
}

function Chip({ name, value, count }: { name: string; value: string; count: number }) {
  return (
    <label className={styles.chip}>
      <input className="cover" type="radio" name="group" value={value} defaultChecked={value === ''} />
      {name} <small>{count}</small>
    </label>
  );
}
