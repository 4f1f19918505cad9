import { language } from '@/lib/language';
import type { Save } from '@/lib/lastSave';
import styles from './PreviewLine.module.css';
import { layoutStrings } from './strings';

/** Says at the top of a preview which save is the last one in it, so that editors know whether theirs is. */
export function PreviewLine({ save: { subject, time }, timeZone }: { save: Save; timeZone: string }) {
  const clock = new Intl.DateTimeFormat(language, { timeStyle: 'short', hourCycle: 'h23', timeZone }).format(time);
  return <p className={`small ${styles.line}`}>{layoutStrings.preview(subject, clock)}</p>;
}
