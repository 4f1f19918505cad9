import { catalogueStrings } from '@/strings';
import styles from './GroupFilter.module.css';

export interface ServiceGroup {
  id: string;
  name: string;
  /** The number of its services. */
  count: number;
}

interface Props {
  groups: readonly ServiceGroup[];
  /** The number of all services. */
  total: number;
  /** The class of the radio button of a group with so many services. */
  radioClass: (count: number) => string;
}

/**
 * Radio buttons that choose the group to show. The rules of groupRules.ts hide the other cards, and scripts/filter.ts writes the
 * choice into the address. `autocomplete` keeps browsers from restoring another one, and `method` keeps Enter from reloading
 * the page.
 */
export function GroupFilter({ groups, total, radioClass }: Props) {
  const all = { id: '', name: catalogueStrings.all, count: total };
  return (
    <form className={`hide-on-paper ${styles.filter}`} autoComplete="off" method="dialog">
      <fieldset>
        <legend className="visually-hidden">{catalogueStrings.groups}</legend>
        {[all, ...groups].map(({ id, name, count }) => (
          <label className={styles.chip} key={id}>
            <input
              className={`cover ${radioClass(count)}`}
              type="radio"
              name="group"
              value={id}
              defaultChecked={id === ''}
            />
            {name} <small>{count}</small>
          </label>
        ))}
      </fieldset>
    </form>
  );
}
