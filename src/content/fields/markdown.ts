import { type Label, toMeta } from './field.ts';
import { markdownProblems, prosePattern } from './markdownProblems.ts';
import { text } from './text.ts';

/** Markdown that may have code. */
export const markdownWithCode = (label: Label) =>
  text(8000)
    .superRefine((value, context) => {
      for (const problem of markdownProblems(value)) context.addIssue(problem);
    })
    .meta({ markdown: true, ...toMeta(label) });

/** Markdown without code, so that the CMS can refuse most mistakes by a pattern. */
export const markdown = (label: Label) => markdownWithCode(label).meta({ ...toMeta(label), ...prosePattern });
