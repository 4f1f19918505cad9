import { ButtonLink } from '@/components/Button/Button';
import type { CopyWords } from '@/components/CopyButton/CopyButton';
import { MailAddress } from '@/components/MailAddress/MailAddress';
import { NewTabLink } from '@/components/TextLink/TextLink';
import styles from './JobHero.module.css';

export interface Apply {
  link: { label: string; href: string };
  address: { label: string; email: string };
  copy: CopyWords;
  /** The role at a hiring platform. */
  platform?: { label: string; href: string; newTab: string } | undefined;
}

/** The ways to apply: a button, the address that it writes to, and perhaps a platform. */
export function ApplyWays({ link, address, copy, platform, title }: Apply & { title: string }) {
  return (
    <div className={styles.ways}>
      <ButtonLink {...link} />
      <MailAddress {...address} href={link.href} copy={copy} />
      {platform && <NewTabLink {...platform} subject={title} />}
    </div>
  );
}
