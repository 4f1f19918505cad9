// npm run sbom: what the site is made with, as CycloneDX, from the lockfile. The same lockfile gives the same bytes.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const said = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  stdio: ['ignore', 'pipe', 'ignore'],
});
// The number and the time are new on every run and say nothing about the contents.
const { serialNumber: _, metadata, ...bill } = JSON.parse(said);
const { timestamp: __, component, ...described } = metadata;
// npm takes the name from the folder that the project happens to be in.
described.component = { ...component, name: JSON.parse(readFileSync('package.json', 'utf8')).name };
writeFileSync('sbom.cdx.json', `${JSON.stringify({ ...bill, metadata: described }, undefined, 2)}\n`);
