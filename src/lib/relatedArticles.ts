interface Article {
  id: string;
  topic: string;
}

/** Up to `most` of the articles, which come newest first: those of the same topic, then the newest; `except` are shown anyway. */
export function relatedArticles<Listed extends Article>(
  article: Article,
  newest: readonly Listed[],
  most: number,
  except: readonly string[],
): Listed[] {
  const others = newest.filter(({ id }) => id !== article.id && !except.includes(id));
  const hasTopic = ({ topic }: Article) => topic === article.topic;
  return [...others.filter(hasTopic), ...others.filter((other) => !hasTopic(other))].slice(0, most);
}
