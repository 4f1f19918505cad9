// Parses a YAML file and explains in plain words what YAML would reject, misread or drop.
import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLMap,
} from 'yaml';
import { interpolate } from '../lib/placeholders.ts';
import type { ContentError, Path, YamlFile } from './entry.ts';

const quotes = 'Put the whole text in straight quotation marks (").';
const begins = `{field} begins with {sign}, which has a special meaning in YAML. ${quotes}`;
const notField = '"{words}" is not a field. A field is a name, a colon and a space.';
const comment = `{field} ends before #, because YAML reads the rest as a comment. ${quotes}`;
const dashes = '{field} has dashes in its text. In a list, all dashes are in one column, each followed by a space.';
const column =
  'this line is indented differently. All fields of a group, and all entries of a list, begin in the same column.';

const wrongColumn = /BAD_INDENT|MULTILINE.*Nested|block sequence|Sequence item/;
const dashWithoutSpace = /^\s*-[^\s-]/;

/** Common mistakes, recognized by the parser's error and by the line. The first match counts. */
const commonMistakes: readonly [error: RegExp, line: RegExp, text: string][] = [
  [/TAB_AS_INDENT/, /^/, 'this line begins with a tab. Begin it with spaces.'],
  [/Missing closing/, /^/, 'a quotation mark is opened here and never closed. Add one at the end of the text.'],
  [wrongColumn, dashWithoutSpace, 'this line needs a space after its dash.'],
  [wrongColumn, /^/, column],
  [/Nested/, /:\s*$/, `{field} ends with a colon. ${quotes}`],
  [/Nested/, /^/, `{field} has a colon followed by a space. ${quotes}`],
  [/Implicit keys/, /^/, notField],
  [/UNEXPECTED|BAD_SCALAR_START/, /[:-] +[^\s"'|>\w]/, begins],
];

/** All lines of a text but the last: those that end with a line break. */
const brokenLines = (text: string) => text.split('\n').slice(0, -1);

/**
 * Whether a line of a text begins with a dash that was probably meant as a list entry. Not if the line above is about as
 * long as the longest one: then a program wrapped it there.
 */
const hasDash = (text: string, width: number) =>
  brokenLines(text).some(
    (line, index) => line.length < Math.max(40, width - 10) && /^\s*-/.test(text.split('\n')[index + 1] ?? ''),
  );

/** False for {name}, which YAML reads as a group although a placeholder was meant. */
const isFilled = (map: YAMLMap) => map.items.every(({ value }) => value !== null);

const isBlockText = (node: Node) => isScalar(node) && Boolean(node.type?.startsWith('BLOCK'));

/** `sentence` has placeholders that are filled from the line at `offset`. */
interface Mistake {
  offset: number;
  sentence: string;
  /** The character in the sentence, if it is not the first of the value. */
  sign?: string;
}

/** What the parser rejects. One mistake causes several errors, so only the first is reported. */
function findSyntaxMistake(document: Document.Parsed, source: string, counter: LineCounter): Mistake | undefined {
  const [first, second] = document.errors;
  if (!first) return undefined;
  const lines = source.split('\n');
  const code = `${second?.code} ${first.code} ${first.message}`;
  let [offset] = first.pos;
  if (/Missing closing/.test(code)) offset = source.lastIndexOf(code.includes('"') ? '"' : "'");
  // A line that is indented too far is read as part of the key above it.
  if (/MULTILINE.*Nested/.test(code)) offset += source.slice(offset).search(/:\s/);
  // A missing space after the dash of a group causes an error in the second line of the group.
  const { line: wrongLine } = counter.linePos(offset);
  if (wrongColumn.test(code) && dashWithoutSpace.test(lines[wrongLine - 2] ?? ''))
    offset = counter.lineStarts[wrongLine - 2] ?? offset;

  const { line, col } = counter.linePos(offset);
  const text = lines[line - 1] ?? '';
  const known = commonMistakes.find(([error, form]) => error.test(code) && form.test(text));
  const withCaret = `${first.message}\n    ${text}\n    ${'^'.padStart(col)}`;
  return { offset, sentence: known ? known[2] : withCaret };
}

/** What the parser accepts, although something else was meant. */
function findMisreadings(document: Document.Parsed, source: string): Mistake[] {
  const mistakes: Mistake[] = [];
  const texts = new Set<Node>();
  const usedAnchors = new Set<string>();
  visit(document, {
    Scalar: (_, node) => void (!isBlockText(node) && texts.add(node)),
    Alias: (_, { source: name }) => void usedAnchors.add(name),
  });
  /** The source of a node, from the beginning of its line. */
  const writtenLines = ({ range }: Node) => source.slice(source.lastIndexOf('\n', range?.[0]) + 1, range?.[1]);
  const lengths = [...texts].flatMap((node) => brokenLines(writtenLines(node))).map(({ length }) => length);
  const width = Math.max(...lengths);

  visit(document, {
    Node: (_, node) => {
      const [offset, end] = node.range ?? [0, 0];
      const add = (sentence: string, sign?: string) => mistakes.push({ offset, sentence, ...(sign && { sign }) });
      if (isAlias(node)) {
        if (!node.resolve(document)) add(begins, '*');
        return;
      }
      if (node.anchor && !usedAnchors.has(node.anchor)) add(begins, '&');
      else if (node.tag && !node.tag.startsWith('tag:yaml.org,2002:')) add(begins, '!');
      else if (isMap(node) && node.flow && !isFilled(node)) add(begins, '{');
      else if (isScalar(node) && /^[^\S\n]*#/.test(source.slice(isBlockText(node) ? offset + 1 : end))) add(comment);
      else if (texts.has(node) && hasDash(writtenLines(node), width)) add(dashes);
    },
  });
  const { contents } = document;
  const isEmpty = contents === null || (isScalar(contents) && contents.value === null);
  if (isEmpty) mistakes.push({ offset: 0, sentence: 'the file is empty. Fill in its fields, or delete it.' });
  else if (!isMap(contents) && mistakes.length === 0) mistakes.push({ offset: 0, sentence: notField });
  return mistakes;
}

/** items.3.title becomes "items 4, title", counting from one. */
const readablePath = (path: Path) =>
  path
    .map((step) => (typeof step === 'number' ? ` ${step + 1}` : `, ${String(step)}`))
    .join('')
    .slice(2);

export function readYaml(file: string, source: string): YamlFile {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter, prettyErrors: false });

  function toError({ offset, sentence, sign }: Mistake): ContentError {
    const { line } = counter.linePos(offset);
    const text = source.split('\n')[line - 1] ?? '';
    const [, name, value = ''] = /^[\s-]*(?:([\w-]+) *:)?\s*(.*)/.exec(text) ?? [];
    const values = {
      field: name ? `the field "${name}"` : 'this entry',
      sign: sign ?? value.slice(0, 1),
      words: text.trim(),
    };
    return { file, line, text: interpolate(sentence, values) };
  }

  const syntaxMistake = findSyntaxMistake(document, source, counter);
  const mistakes = syntaxMistake ? [syntaxMistake] : findMisreadings(document, source);

  const nodeAt = (path: Path) => {
    const node = document.getIn(path, true);
    return isNode(node) ? node : undefined;
  };

  /** The offset of a field: of its name or, in a list, of the entry. A missing field has the offset of its group. */
  function offsetAt(path: Path): number {
    if (path.length === 0) return 0;
    const parentPath = path.slice(0, -1);
    const parent = nodeAt(parentPath);
    const pair = isMap(parent) && parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1));
    const start = pair ? pair.key : nodeAt(path);
    return (isNode(start) && start.range?.[0]) || offsetAt(parentPath);
  }

  return {
    data: mistakes.length === 0 ? document.toJS() : undefined,
    errors: mistakes.map(toError),
    errorAt: (path, text, words = '') => {
      const start = offsetAt(path);
      const inside = source.indexOf(words, start);
      const isInside = inside > 0 && inside < (nodeAt(path)?.range?.[1] ?? 0);
      const { line } = counter.linePos(isInside ? inside : start);
      return { file, line, text: `the field "${readablePath(path)}" ${text}` };
    },
    sourceAt: (path) => source.slice(...(nodeAt(path)?.range?.slice(0, 2) ?? [0, 0])),
  };
}
