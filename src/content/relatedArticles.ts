interface Article {
  id: string;
  topic: string;
}

/** The other articles, which come newest first: those of the same topic, then the newest; without `except`. */
export function relatedArticles<Listed extends Article>(
  article: Article,
  newest: readonly Listed[],
  except: readonly string[],
): Listed[] {
  const others = newest.filter(({ id }) => id !== article.id && !except.includes(id));
  const byTopic = Object.groupBy(others, ({ topic }) => (topic === article.topic ? 'same' : 'other'));
  return [...(byTopic.same ?? []), ...(byTopic.other ?? [])];
}
