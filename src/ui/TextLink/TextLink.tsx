import type { ReactNode } from 'react';
import { Arrow, NewTabIcon } from '@/ui/icons';
import { linkStrings } from './strings';
import styles from './TextLink.module.css';

interface Props {
  href: string;
  label: string;
  direction?: 'forward' | 'back';
  /** Whether the link covers the box around it. */
  covers?: boolean;
}

interface ArrowLabelProps {
  label: string;
  direction?: Props['direction'] | 'new tab';
}

/**
 * The arrow stays beside the last word if the label wraps, or beside the first word of a link back. Words and their space are
 * one text, because Chromium leaves a text that is only a space out of the name of a link.
 */
function ArrowLabel({ label, direction = 'forward' }: ArrowLabelProps) {
  const words = label.split(' ');
  if (direction === 'back') {
    const [first, ...others] = words;
    return (
      <span className={`${styles.words} ${styles.back}`}>
        <span className="whole">
          <Arrow />
          <span>{first}</span>
        </span>
        {others.length > 0 && <span>{` ${others.join(' ')}`}</span>}
      </span>
    );
  }
  const last = words.pop();
  return (
    <span className={styles.words}>
      {words.length > 0 && <span>{`${words.join(' ')} `}</span>}
      <span className="whole">
        <span>{last}</span>
        {direction === 'new tab' ? <NewTabIcon /> : <Arrow />}
      </span>
    </span>
  );
}

export function TextLink({ href, covers = false, ...label }: Props) {
  return (
    <a className={`hide-on-paper ${styles.link} ${covers ? 'card-link' : ''}`} href={href}>
      <ArrowLabel {...label} />
    </a>
  );
}

interface NewTabAnchorProps {
  href: string;
  name: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Its name is one text: Orca reads hidden words in a link as links of their own. */
const NewTabAnchor = ({ href, name, ...link }: NewTabAnchorProps) => (
  <a {...link} href={href} target="_blank" rel="noopener noreferrer" aria-label={`${name} (${linkStrings.newTab})`} />
);

interface SubjectProps {
  href: string;
  label: string;
  /** What the link is about, if the label alone does not say. */
  subject?: string;
}

export function NewTabLink({ href, label, subject }: SubjectProps) {
  return (
    <NewTabAnchor
      className={`hide-on-paper ${styles.link}`}
      href={href}
      name={subject ? `${label}, ${subject}` : label}
    >
      <ArrowLabel label={label} direction="new tab" />
    </NewTabAnchor>
  );
}

interface SocialLinkProps {
  network: string;
  url: string;
  className?: string;
}

/** A social network in a list of plain links. */
export function SocialLink({ network, url, className }: SocialLinkProps) {
  return (
    <NewTabAnchor className={className} href={url} name={network}>
      <span className={`whole ${styles.network}`}>
        {network}
        <NewTabIcon />
      </span>
    </NewTabAnchor>
  );
}

/** The link of a card; the whole card is clickable. The subject distinguishes links with the same label. */
export function CardLink({ href, label, subject }: Required<SubjectProps>) {
  return (
    <a className={`hide-on-paper card-link ${styles.link}`} href={href} aria-label={`${label}: ${subject}`}>
      <ArrowLabel label={label} />
      {/* Search engines read the text of a link, not its aria-label. */}
      <span className="visually-hidden">: {subject}</span>
    </a>
  );
}
