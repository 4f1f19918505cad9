// What browsers know and TypeScript's own description of them does not.
interface Document {
  /** The page is rendered ahead of a visit. */
  readonly prerendering?: boolean;
}
