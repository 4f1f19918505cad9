import { ArrowLabel } from '@/components/ArrowLabel/ArrowLabel';
import styles from './TextLink.module.css';

interface Props {
  href: string;
  label: string;
  direction?: 'forward' | 'back';
}

export function TextLink({ href, label, direction = 'forward' }: Props) {
  return (
    <a className={styles.link} href={href}>
      <ArrowLabel label={label} direction={direction} />
    </a>
  );
}
