import { type Label, toMeta } from './field.ts';
import { markdownProblems } from './markdownProblems.ts';
import { text } from './text.ts';

/** A long text. The CMS has no pattern for it: one pattern has one message, which could not say what is wrong and where. */
export const markdown = (label: Label) =>
  text(8000)
    .superRefine((value, context) => {
      for (const problem of markdownProblems(value)) context.addIssue(problem);
    })
    .meta({ markdown: true, ...toMeta(label) });
