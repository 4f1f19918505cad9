import { isDeepStrictEqual } from 'node:util';

type Fault = string | false | undefined;

/** Collects the faults of all pages for one assertion. */
export const faultsOn = (paths: readonly string[], look: (path: string) => readonly Fault[]): string[] =>
  paths.flatMap((path) =>
    look(path)
      .filter((fault) => fault !== undefined && fault !== false)
      .map((fault) => `${path}: ${fault}`),
  );

/** A message if a value is not the expected one. */
export const differs = (name: string, found: unknown, expected: unknown): Fault =>
  !isDeepStrictEqual(found, expected) && `${name} is ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`;
