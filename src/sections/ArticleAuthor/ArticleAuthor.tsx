import { type Person, Portrait } from '@/components/Portrait/Portrait';
import { Prose } from '@/components/Prose/Prose';
import styles from './ArticleAuthor.module.css';

interface Props {
  author: Person;
  /** Invites the reader to write to the author. */
  invitation: string | undefined;
}

export function ArticleAuthor({ author, invitation }: Props) {
  return (
    <footer className="grid">
      <div className={`row beside ${styles.author}`}>
        <Portrait person={author} />
        {invitation && (
          <div className={styles.invitation}>
            <Prose text={invitation} />
          </div>
        )}
      </div>
    </footer>
  );
}
