interface Article {
  id: string;
  topic: string;
  services?: readonly string[] | undefined;
}

const subjectsOf = ({ topic, services = [] }: Article) => [`topic ${topic}`, ...services];

/**
 * The articles that share the topic or a service with each article: those with most in common first, then the nearest in
 * the list. Only the nearest few of each subject are compared, so a long list costs no more per article than a short one.
 */
export function alikeIn<Listed extends Article>(articles: readonly Listed[]) {
  const places = new Map(articles.map((article, place) => [article.id, place]));
  const subjects = new Map<string, { members: Listed[]; places: Map<string, number> }>();
  for (const article of articles) {
    for (const name of subjectsOf(article)) {
      const subject = subjects.get(name) ?? { members: [] as Listed[], places: new Map<string, number>() };
      subject.places.set(article.id, subject.members.push(article) - 1);
      subjects.set(name, subject);
    }
  }
  const placeOf = ({ id }: Article) => places.get(id) ?? 0;

  return (article: Listed, most: number, except: readonly string[] = []): Listed[] => {
    const near = most + except.length;
    const common = new Map<Listed, number>();
    for (const name of subjectsOf(article)) {
      const { members = [], places: within } = subjects.get(name) ?? {};
      const own = within?.get(article.id) ?? 0;
      for (const other of members.slice(Math.max(0, own - near), own + near + 1))
        common.set(other, (common.get(other) ?? 0) + 1);
    }
    const distance = (other: Listed) => Math.abs(placeOf(other) - placeOf(article));
    return [...common]
      .filter(([{ id }]) => id !== article.id && !except.includes(id))
      .sort(([a, ofA], [b, ofB]) => ofB - ofA || distance(a) - distance(b) || placeOf(a) - placeOf(b))
      .slice(0, most)
      .map(([other]) => other);
  };
}
