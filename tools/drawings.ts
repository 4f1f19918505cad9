// node tools/drawings.ts: reports errors in the drawings in art/. With --write, formats them first.
import { writeFileSync } from 'node:fs';
import { formatError } from '../src/content/formatError.ts';
import { checkDrawings, formatDrawing, readDrawings } from '../src/pictures/drawingFormat.ts';

if (process.argv.includes('--write')) {
  for (const { file, svg } of readDrawings('.')) {
    const { text, errors } = formatDrawing(file, svg);
    if (errors.length === 0 && text !== svg) writeFileSync(file, text);
  }
}

for (const error of checkDrawings('.')) {
  console.error(formatError(error));
  process.exitCode = 1;
}
