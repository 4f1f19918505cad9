interface Article {
  id: string;
  topic: string;
}

/** The other articles without `except`: those of the same topic first. `newest` are sorted newest first. */
export function relatedArticles<Listed extends Article>(
  article: Article,
  newest: readonly Listed[],
  except: readonly string[],
): Listed[] {
  const others = newest.filter(({ id }) => id !== article.id && !except.includes(id));
  const ofSameTopic = others.filter(({ topic }) => topic === article.topic);
  const ofOtherTopics = others.filter(({ topic }) => topic !== article.topic);
  return [...ofSameTopic, ...ofOtherTopics];
}
