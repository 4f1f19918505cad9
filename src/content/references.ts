/** Throws if an entry refers to a file that does not exist. A file that is not online today is fine. */
export function checkReferences(
  from: string,
  folder: string,
  ids: readonly (string | undefined)[],
  existing: readonly { id: string }[],
): void {
  for (const id of ids) {
    if (id !== undefined && !existing.some((entry) => entry.id === id))
      throw new Error(`content/${from}.yaml refers to content/${folder}/${id}.yaml, which does not exist.`);
  }
}
