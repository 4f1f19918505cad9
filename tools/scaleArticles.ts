// Articles that nobody wrote, for measuring a site with many: valid, varied, the same every time.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';

/** The day of the newest article. */
const today = new Date('2026-11-15');

const subjects =
  'Sessions|Queues|Indexes|Forms|Tokens|Feature flags|Backups|Caches|Probes|Contracts|Snapshots|Migrations|Error messages|Design systems|Release notes|Time zones|Invoices|Dashboards|Web fonts|Log lines|Rollbacks|Test data|Rate limits|Audit trails|Prompts|Embeddings|Retries|Webhooks|Search fields|Empty states|Carousels|Type scales|Pull requests|Threat models|Handovers|Load tests|Secrets|Containers|Ledgers|Timeouts'.split(
    '|',
  );
const turns =
  'that explain themselves|without tears|on a slow phone|for calm people|one year later|in plain words|and what they cost|before the first line of code|that nobody reads|read by a person|at three in the morning|in thirty minutes|that end|by example|and their owners|worth deleting|under load|across nine hours|from the ground up|in version control|that age well|for the next person|and the people who wait|you can undo|on a Monday|with one rule|behind a login|after the launch|in a small team|for a whole company|with fewer boxes|step by step|that stay small|on paper first|and other promises|measured twice|for auditors|at the edges|that travel|without a framework'.split(
    '|',
  );
const sentences = [
  'Most of the work is deciding what not to keep.',
  'We measured it on a Tuesday, twice, and wrote both numbers down.',
  'A name that is right saves a paragraph of documentation.',
  'The second reader of a text is the one who finds the gap.',
  'Nothing here needs a new tool, only a habit and an hour.',
  'What happens rarely deserves the clearest instructions.',
  'Every default is a decision that somebody made for you.',
  'The cheapest request is the one that is never made.',
  'If it cannot be undone, it should take two people.',
  'A limit that is written down is kind to everyone.',
];
const code = [
  '```ts\nexport async function retry<T>(ask: () => Promise<T>, most = 3): Promise<T> {\n  for (let turn = 1; ; turn++) {\n    try {\n      return await ask();\n    } catch (error) {\n      if (turn === most) throw error; // The last one counts.\n    }\n  }\n}\n```',
  '```sql\nselect id, total\nfrom orders\nwhere paid_at >= current_date - 7\norder by total desc;\n```',
  '```bash\nkubectl rollout undo deployment/orders --to-revision=41\n```',
];
const table = '| Step | Minutes |\n| --- | ---: |\n| Read | 12 |\n| Write | 45 |\n| Delete | 3 |';

const at = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item;

/** One article by its number. Six days are between two of them, and the newest is out today. */
function scaleArticle(number: number, newest: number, topics: readonly string[], services: readonly string[]): string {
  const round = Math.floor(number / (subjects.length * turns.length));
  const title = `${at(subjects, number)} ${at(turns, Math.floor(number / subjects.length) + number)}${round ? `, part ${round + 1}` : ''}`;
  const paragraph = (start: number, length: number) =>
    Array.from({ length }, (_, index) => at(sentences, start * 3 + index * 7 + number)).join(' ');
  const published = new Date(today.getTime() - (newest - number) * 6 * 86_400_000);
  const blocks = Array.from({ length: 2 + (number % 6) }, (_, index) =>
    index % 3 === 1
      ? { type: 'text', text: paragraph(index, 2) }
      : {
          type: 'imageText',
          heading: `${at(subjects, number + index)}, ${index + 1}`,
          description: [
            paragraph(index, 4 + (index % 3)),
            paragraph(index + 1, 5),
            ...(index === 2 ? [at(code, number)] : []),
            ...(index === 3 ? [table] : []),
            paragraph(index + 2, 3),
          ].join('\n\n'),
        },
  );
  return stringify({
    title,
    subtitle: `${at(sentences, number)} Note ${number}.`,
    excerpt: `${at(sentences, number + 3)} ${at(sentences, number + 4)} Note ${number}.`,
    published: published.toISOString().slice(0, 10),
    topic: at(topics, number * 5 + Math.floor(number / 7)),
    services: [at(services, number), at(services, number * 3 + 1)].filter(
      (id, index, all) => all.indexOf(id) === index,
    ),
    blocks,
  });
}

/** Adds articles to a copy of the project until there are as many. */
export function addArticles(folder: string, count: number): void {
  const names = (part: string) => readdirSync(join(folder, 'content', part)).map((file) => file.replace('.yaml', ''));
  const { topics } = parse(readFileSync(join(folder, 'content/pages/blog.yaml'), 'utf8'));
  const [own, services] = [names('articles'), names('services')];
  const first = Math.max(0, ...own.map(Number)) + 1;
  const last = first + count - own.length - 1;
  // The 404th address is that of the page for what is not found.
  const newest = last < 404 ? last : last + 1;
  for (let number = first; number <= newest; number++) {
    if (number === 404) continue;
    const text = scaleArticle(number, newest, topics, services);
    writeFileSync(join(folder, `content/articles/${number}.yaml`), text);
  }
}
