import { isDeepStrictEqual } from 'node:util';

type Fault = string | false | undefined;

/** What is wrong on each of the pages, so that one assertion can show all of it. */
export const faultsOn = (paths: readonly string[], look: (path: string) => readonly Fault[]): string[] =>
  paths.flatMap((path) =>
    look(path)
      .filter((fault) => fault !== undefined && fault !== false)
      .map((fault) => `${path}: ${fault}`),
  );

/** A sentence where a value is not the one that belongs there. */
export const differs = (name: string, found: unknown, expected: unknown): Fault =>
  !isDeepStrictEqual(found, expected) && `${name} is ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`;
