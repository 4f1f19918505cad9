import { fitPlant } from '@art/fitPlant';
import { InlineDrawing } from '@/components/InlineDrawing/InlineDrawing';
import styles from './SelfCheck.module.css';

export interface SelfCheckWords {
  /** {count} and {total} are filled in. */
  fit: string;
  none: string;
  some: string;
  most: string;
  all: string;
  kept: string;
  clear: string;
}

interface Props {
  words: SelfCheckWords;
  total: number;
}

/** How many of the items are ticked: a plant with a leaf for each, and a sentence. Nothing of it is there without a script. */
export function SelfCheck({ words, total }: Props) {
  const { fit, none, some, most, all, kept, clear } = words;
  return (
    <template data-self-check="">
      <div className={styles.check} data-check="">
        <div className={styles.plant} data-plant="">
          <InlineDrawing figure={fitPlant(total)} scheme="page" />
        </div>
        <div>
          <p className={styles.fit} role="status" data-fit={fit} />
          <p className={styles.sentence} data-none={none} data-some={some} data-most={most} data-all={all} />
          <p className="label">{kept}</p>
          <button type="button" data-clear="">
            {clear}
          </button>
        </div>
      </div>
    </template>
  );
}
