// node deploy/built.ts [--expect DIGEST] [--quiet]: what was built: its pages, its files, its digest, and as the last line
// whether its contact form reaches a mail service. Every job that passes the build on prints it.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readSite } from './files.ts';
import { connectedMail } from './mail.ts';

/** The digest of what the build wrote. What engines are configured by does not count. */
export function builtDigest(folder: string): string {
  const { pages, notFound, files } = readSite(folder);
  const digest = createHash('sha256');
  const built = [...pages, ...notFound, ...files].map(({ file }) => file);
  for (const file of built.sort()) {
    digest.update(`${file}\0`).update(
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest(),
    );
  }
  return digest.digest('hex');
}

if (import.meta.main) {
  const options = { expect: { type: 'string' }, quiet: { type: 'boolean' } } as const;
  const { values } = parseArgs({ options });
  const digest = builtDigest('dist');
  if (values.expect !== undefined && values.expect !== digest)
    throw new Error(`dist/ is not what was built and tested: its digest is ${digest}, expected was ${values.expect}.`);
  if (values.quiet) console.log(digest);
  else {
    const { pages, files } = readSite('dist');
    const service = connectedMail(readFileSync('dist/contact.html', 'utf8'));
    console.log(`dist/: ${pages.length} pages, ${files.length} other files, sha256 ${digest}`);
    console.log(
      service
        ? `The contact form sends through the mail service "${service}".`
        : 'The contact form is not connected, so this build is not for visitors; docs/operations.md says how to connect it.',
    );
  }
}
