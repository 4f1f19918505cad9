// Reads one YAML file and says in plain sentences where YAML would refuse, misread or drop what is written in it.
import { isAlias, isMap, isNode, isScalar, LineCounter, type Node, parseDocument, visit, type YAMLMap } from 'yaml';
import { interpolate } from '../lib/placeholders.ts';
import type { ContentError } from './contentError.ts';

export type Path = readonly PropertyKey[];

export interface YamlFile {
  /** The fields; nothing where there are errors. */
  data: unknown;
  errors: ContentError[];
  /** An error in a field; at the line of `words`, if they are in its text. A missing field has the line of its group. */
  errorAt: (path: Path, text: string, words?: string) => ContentError;
  /** A value as it is written. */
  sourceAt: (path: Path) => string;
}

const quotes = 'Put the whole text in straight quotation marks (").';
const begins = `{field} begins with {sign}, which means something else in YAML. ${quotes}`;
const noField = '"{words}" is no field: that is a name, a colon and a space.';
const comment = `{field} ends before #; what follows is a comment that nobody sees. ${quotes}`;
const dashes = '{field} has dashes in its text. In a list all dashes stand in one column, with a space behind them.';
const column =
  'this line begins in a column of its own. Fields of a group, and entries of a list, begin in one column.';

const wrongColumn = /BAD_INDENT|MULTILINE.*Nested|block sequence|Sequence item/;
const dashWithoutSpace = /^\s*-[^\s-]/;

/** The mistakes that people make by hand, by the library's error and by the line; the first row that fits. */
const handMistakes: readonly [error: RegExp, line: RegExp, text: string][] = [
  [/TAB_AS_INDENT/, /^/, 'this line begins with a tab. Begin it with spaces.'],
  [/Missing closing/, /^/, 'a quotation mark opens here and is never closed. Put another one at the end of the text.'],
  [wrongColumn, dashWithoutSpace, 'this line needs a space behind its dash.'],
  [wrongColumn, /^/, column],
  [/Nested/, /:\s*$/, `{field} has a colon at its end. ${quotes}`],
  [/Nested/, /^/, `{field} has a colon followed by a space. ${quotes}`],
  [/Implicit keys/, /^/, noField],
  [/UNEXPECTED|BAD_SCALAR_START/, /[:-] +[^\s"'|>\w]/, begins],
];

/** The lines of a text before its last: where it was broken. */
const brokenLines = (text: string) => text.split('\n').slice(0, -1);

/**
 * Whether a line of a text begins with a dash, although the line above is not so long that a program broke it there.
 * Programs break all lines of a file at one width.
 */
const hasDash = (text: string, width: number) =>
  brokenLines(text).some(
    (line, index) => line.length < Math.max(40, width - 10) && /^\s*-/.test(text.split('\n')[index + 1] ?? ''),
  );

/** Whether a group in braces is one, and no text in which braces were meant: {name}. */
const isFilled = (map: YAMLMap) => map.items.every(({ value }) => value !== null);

/** A message of the library, with the line and a caret below the place. */
const withCaret = (message: string, line: string, column: number) =>
  `${message}\n    ${line}\n    ${'^'.padStart(column)}`;

/** items.3.title becomes "items 4, title": people count from one. */
const spoken = (path: Path) =>
  path
    .map((step) => (typeof step === 'number' ? ` ${step + 1}` : `, ${String(step)}`))
    .join('')
    .slice(2);

/** Reads the fields of a YAML file, or finds what is wrong with it. */
export function readYaml(file: string, source: string): YamlFile {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter, prettyErrors: false });
  const lines = source.split(/\r?\n/);
  const lineAt = (offset: number) => lines[counter.linePos(offset).line - 1] ?? '';
  const errors: ContentError[] = [];
  const say = (offset: number, text: string, sign?: string) => {
    const [, name, value = ''] = /^[\s-]*(?:([\w-]+) *:)?\s*(.*)/.exec(lineAt(offset)) ?? [];
    const values = {
      field: name ? `the field "${name}"` : 'this entry',
      sign: sign ?? value.slice(0, 1),
      words: lineAt(offset).trim(),
    };
    errors.push({ file, line: counter.linePos(offset).line, text: interpolate(text, values) });
  };

  // One slip makes several errors, so only the first is told.
  const [first, second] = document.errors;
  if (first) {
    let [offset] = first.pos;
    const code = `${second?.code} ${first.code} ${first.message}`;
    if (/Missing closing/.test(code)) offset = source.lastIndexOf(code.includes('"') ? '"' : "'");
    // A line that is indented too far is read as part of the name that begins above it.
    if (/MULTILINE.*Nested/.test(code)) offset += source.slice(offset).search(/:\s/);
    // A group whose dash has no space behind it goes wrong in its second line.
    const { line } = counter.linePos(offset);
    if (wrongColumn.test(code) && dashWithoutSpace.test(lines[line - 2] ?? ''))
      offset = counter.lineStarts[line - 2] ?? offset;
    const mistake = handMistakes.find(([error, line]) => error.test(code) && line.test(lineAt(offset)));
    say(offset, mistake ? mistake[2] : withCaret(first.message, lineAt(offset), counter.linePos(offset).col));
  } else {
    const isBlock = (node: Node) => isScalar(node) && node.type?.startsWith('BLOCK');
    /** A node as it is written, from the beginning of its line. */
    const linesOf = ({ range }: Node) => source.slice(source.lastIndexOf('\n', range?.[0]) + 1, range?.[1]);
    const texts = new Set<Node>();
    const names = new Set<string>();
    visit(document, {
      Scalar: (_, node) => void (!isBlock(node) && texts.add(node)),
      Alias: (_, { source: name }) => void names.add(name),
    });
    const width = Math.max(...[...texts].flatMap((node) => brokenLines(linesOf(node))).map(({ length }) => length));
    visit(document, {
      Node: (_, node) => {
        const [start, end] = node.range ?? [0, 0];
        if (isAlias(node)) {
          if (!node.resolve(document)) say(start, begins, '*');
        } else if (node.anchor && !names.has(node.anchor)) say(start, begins, '&');
        else if (node.tag && !node.tag.startsWith('tag:yaml.org,2002:')) say(start, begins, '!');
        else if (isMap(node) && node.flow && !isFilled(node)) say(start, begins, '{');
        else if (isScalar(node) && /^[^\S\n]*#/.test(source.slice(isBlock(node) ? start + 1 : end)))
          say(start, comment);
        else if (texts.has(node) && hasDash(linesOf(node), width)) say(start, dashes);
      },
    });
    const isEmpty = document.contents === null || (isScalar(document.contents) && document.contents.value === null);
    if (isEmpty) say(0, 'the file is empty. Fill in its fields, or delete it.');
    else if (!isMap(document.contents) && errors.length === 0) say(0, noField);
  }

  const nodeAt = (path: Path) => {
    const node = document.getIn(path, true);
    return isNode(node) ? node : undefined;
  };
  /** Where a field begins: at its name or, in a list, at the entry. */
  function offsetOf(path: Path): number {
    if (path.length === 0) return 0;
    const group = nodeAt(path.slice(0, -1));
    const step = path.at(-1);
    const place = isMap(group) ? group.items.find(({ key }) => isScalar(key) && key.value === step)?.key : nodeAt(path);
    return (isNode(place) && place.range?.[0]) || offsetOf(path.slice(0, -1));
  }
  return {
    data: errors.length === 0 ? document.toJS() : undefined,
    errors,
    errorAt: (path, text, words = '') => {
      const start = offsetOf(path);
      const inside = source.indexOf(words, start);
      const isInside = inside > 0 && inside < (nodeAt(path)?.range?.[1] ?? 0);
      return {
        file,
        line: counter.linePos(isInside ? inside : start).line,
        text: `the field "${spoken(path)}" ${text}`,
      };
    },
    sourceAt: (path) => source.slice(...(nodeAt(path)?.range?.slice(0, 2) ?? [0, 0])),
  };
}
