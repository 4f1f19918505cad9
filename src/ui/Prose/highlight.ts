import { createCssVariablesTheme, createHighlighterCoreSync } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import bash from 'shiki/langs/bash.mjs';
import css from 'shiki/langs/css.mjs';
import diff from 'shiki/langs/diff.mjs';
import html from 'shiki/langs/html.mjs';
import java from 'shiki/langs/java.mjs';
import json from 'shiki/langs/json.mjs';
import python from 'shiki/langs/python.mjs';
import sql from 'shiki/langs/sql.mjs';
import tsx from 'shiki/langs/tsx.mjs';
import yaml from 'shiki/langs/yaml.mjs';

const theme = createCssVariablesTheme({ name: 'kinds', variablePrefix: '--' });
const highlighter = createHighlighterCoreSync({
  themes: [theme],
  langs: [bash, css, diff, html, java, json, python, sql, tsx, yaml],
  langAlias: { js: 'tsx', jsx: 'tsx', ts: 'tsx', javascript: 'tsx', typescript: 'tsx' },
  engine: createJavaScriptRegexEngine({ forgiving: true }),
});

/** A piece of code, and its kind if that has a color. */
export interface CodePart {
  text: string;
  kind: 'keyword' | 'string' | 'comment' | 'constant' | 'function' | undefined;
}

const kinds: Record<string, CodePart['kind']> = {
  'var(--token-keyword)': 'keyword',
  'var(--token-string)': 'string',
  'var(--token-string-expression)': 'string',
  'var(--token-comment)': 'comment',
  'var(--token-constant)': 'constant',
  'var(--token-function)': 'function',
};

/** Splits code into parts to highlight; code in an unknown language is one part. */
export function highlighted(code: string, language: string): readonly CodePart[] {
  if (!highlighter.getLoadedLanguages().includes(highlighter.resolveLangAlias(language)))
    return [{ text: code, kind: undefined }];
  // No time limit, which would leave code without colors on a busy machine.
  const limits = { tokenizeTimeLimit: 0, tokenizeMaxLineLength: 0 };
  const lines = highlighter.codeToTokensBase(code, { lang: language, theme: 'kinds', ...limits });
  const parts: CodePart[] = [];
  for (const [index, line] of lines.entries()) {
    const ending = index < lines.length - 1 ? [{ content: '\n', color: '' }] : [];
    for (const { content, color = '' } of [...line, ...ending]) {
      const last = parts.at(-1);
      // White space belongs to the part before it.
      const kind = content.trim() === '' ? last?.kind : kinds[color];
      if (last && last.kind === kind) last.text += content;
      else parts.push({ text: content, kind });
    }
  }
  return parts;
}
