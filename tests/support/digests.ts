import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../deploy/files.ts';

/** Every file below a folder with the digest of what it holds. */
export const digests = (folder: string) =>
  new Map(
    listFiles(folder).map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex'),
    ]),
  );
