import { LeafBullet } from '@/components/LeafBullet/LeafBullet';
import { fill } from '@/lib/fill';
import styles from './ContactForm.module.css';
import type { Notice } from './useDraft';
import type { Words } from './words';

interface LineProps {
  said: string;
  actions: readonly (readonly [label: string, act: () => void])[];
}

function Line({ said, actions }: LineProps) {
  return (
    <div className={styles.notice} role="status">
      <LeafBullet />
      <span>{said}</span>
      <div>
        {actions.map(([label, act]) => (
          <button key={label} type="button" className={styles.plain} onClick={act}>
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}

interface Props {
  words: Words;
  notice: Notice;
  clear: () => void;
  takeOver: () => void;
  discard: () => void;
}

/** Says that a draft was put back, or offers one that another tab left, without a word of it. */
export function NoticeLine({ words, notice, clear, takeOver, discard }: Props) {
  const { restored, offer, failure } = words;
  if (typeof notice === 'string') {
    const said = notice === 'restored' ? restored : `${restored} ${failure.hints.unconfirmed}`;
    return <Line said={said} actions={[[words.clear, clear]]} />;
  }
  const midnight = new Date().setHours(0, 0, 0, 0);
  const time = new Date(notice.keptAt).toLocaleTimeString(undefined, { timeStyle: 'short' });
  const said = fill(notice.keptAt < midnight ? offer.yesterday : offer.today, { time });
  const actions = [
    [offer.restore, takeOver],
    [offer.delete, discard],
  ] as const;
  return <Line said={said} actions={actions} />;
}
