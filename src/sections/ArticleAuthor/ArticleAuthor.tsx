import { type Person, Portrait } from '@/components/Portrait/Portrait';
import { Prose } from '@/components/Prose/Prose';
import { articleStrings } from '@/strings';
import styles from './ArticleAuthor.module.css';

interface Props {
  author: Person;
}

export function ArticleAuthor({ author }: Props) {
  return (
    <footer className="grid">
      <div className={`row beside ${styles.author}`}>
        <Portrait person={author} />
        <div className={styles.invitation}>
          <Prose text={articleStrings.invitation(author.name)} />
        </div>
      </div>
    </footer>
  );
}
