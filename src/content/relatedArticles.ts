interface Article {
  id: string;
  topic: string;
}

/** The other articles without `except`: those of the same topic first. `articles` are sorted newest first. */
export function relatedArticles<Listed extends Article>(
  article: Article,
  newest: readonly Listed[],
  except: readonly string[],
): Listed[] {
  const others = newest.filter(({ id }) => id !== article.id && !except.includes(id));
  const byTopic = Object.groupBy(others, ({ topic }) => (topic === article.topic ? 'same' : 'other'));
  return [...(byTopic.same ?? []), ...(byTopic.other ?? [])];
}
