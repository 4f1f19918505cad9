import { documentAt, pagesToRead } from '../support/builtSite.ts';
import { plain } from '../support/parts.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Node = { [key: string]: Json };

interface Graph {
  '@context': string;
  '@graph': Node[];
}

export const isNode = (value: Json | undefined): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** All objects at any depth. */
export const nodesIn = (value: Json): Node[] => {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : [];
};

/** A node that only refers to another. */
export const isReference = (node: Node) => Object.keys(node).join() === '@id';

const graphs = new Map(
  pagesToRead.map((path) => {
    const document = documentAt(path);
    const sources = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (script) => script.textContent,
    );
    const data: Graph = JSON.parse(sources[0] ?? '{ "@graph": [] }');
    return [path, { sources, data, title: document.title, shown: plain(document.body.textContent) }];
  }),
);

/** The structured data of a page, and its visible text. */
export function getGraph(path: string) {
  const found = graphs.get(path);
  if (!found) throw new Error(`There is no page ${path}.`);
  const graph = found.data['@graph'];
  return { ...found, graph, ofType: (type: string) => graph.filter((node) => node['@type'] === type) };
}

const subjects: Record<string, string> = { services: 'Service', blog: 'BlogPosting', jobs: 'JobPosting' };

/** The schema.org type of what the page of an entry is about. */
export const getSubject = (path: string) =>
  path.split('/').length > 2 ? subjects[path.split('/')[1] ?? ''] : undefined;
