import { HeadedText } from '@/ui/HeadedText';
import { type Person, Portrait } from '@/ui/Portrait/Portrait';
import styles from './JobDescription.module.css';
import { jobStrings } from './strings';

interface Props {
  text: string;
  /** Who does this work, and what they say about it. */
  colleague?: { text: string; person: Person } | undefined;
}

export const JobDescription = ({ text, colleague }: Props) => (
  <HeadedText id="job-description" heading={jobStrings.jobDescription} text={text}>
    {colleague && (
      <figure className={styles.colleague}>
        <figcaption>
          <Portrait person={colleague.person} />
        </figcaption>
        <blockquote className="lead">
          <q>{colleague.text}</q>
        </blockquote>
      </figure>
    )}
  </HeadedText>
);
