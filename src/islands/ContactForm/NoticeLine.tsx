import { LeafBullet } from '@/components/LeafBullet/LeafBullet';
import styles from './ContactForm.module.css';
import type { Notice } from './useDraft';
import type { Words } from './words';

interface Props {
  words: Words;
  notice: Notice;
  onClear: () => void;
}

/** Says that a draft was put back, and offers to clear the form. */
export function NoticeLine({ words, notice, onClear }: Props) {
  return (
    <div className={styles.notice} role="status">
      <LeafBullet />
      <span>
        {words.restored} {notice === 'unconfirmed' && words.failure.hints.unconfirmed}
      </span>
      <button type="button" className={styles.plain} onClick={onClear}>
        {words.clear}
      </button>
    </div>
  );
}
