import { LeafBullet } from '@/components/LeafBullet/LeafBullet';
import { fill } from '@/lib/fill';
import styles from './ContactForm.module.css';
import type { Notice } from './useDraft';
import type { Words } from './words';

const dayMs = 24 * 60 * 60 * 1000;

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
  const begun = new Date(notice.begunAt);
  const [day] = (['today', 'yesterday'] as const).filter((_, before) => notice.begunAt >= midnight - before * dayMs);
  const style: Intl.DateTimeFormatOptions = day ? { timeStyle: 'short' } : { dateStyle: 'long' };
  const said = fill(offer[day ?? 'earlier'], { time: begun.toLocaleString(undefined, style) });
  const actions = [
    [offer.restore, takeOver],
    [offer.delete, discard],
  ] as const;
  return <Line said={said} actions={actions} />;
}
