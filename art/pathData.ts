export type Segment = Readonly<{
  command: string;
  values: readonly number[];
  /** The step from the last point, for lines. */
  dx: number;
  dy: number;
}>;

/** The segments of path data with the step that each one makes, to check what a drawing is made of. */
export function segments(data: string): readonly Segment[] {
  const result: Segment[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, command = '', text = ''] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const values = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const kind = command.toUpperCase();
    const [baseX, baseY] = command === kind ? [0, 0] : [x, y];
    const [beforeX, beforeY] = [x, y];
    if (kind === 'Z') [x, y] = [startX, startY];
    else if (kind === 'H') x = baseX + (values[0] ?? 0);
    else if (kind === 'V') y = baseY + (values[0] ?? 0);
    else [x, y] = [baseX + (values.at(-2) ?? 0), baseY + (values.at(-1) ?? 0)];
    if (kind === 'M') [startX, startY] = [x, y];
    result.push({ command: kind, values, dx: x - beforeX, dy: y - beforeY });
  }
  return result;
}
