// What a mistake in a workflow would break without a word.
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Job {
  permissions?: object;
  steps?: { uses?: string; run?: string; with?: Record<string, unknown>; env?: object }[];
}

const files = globSync('.github/workflows/*.yml').sort();
const workflows = files.map((file) => ({ file: basename(file, '.yml'), ...parse(readFileSync(file, 'utf8')) }));
const jobs = workflows.flatMap((workflow) => {
  const named: [string, Job][] = Object.entries(workflow.jobs);
  return named.map(([name, job]) => ({ name: `${workflow.file}.${name}`, job, steps: job.steps ?? [] }));
});
const stepsOf = (name: string) => jobs.find((job) => job.name === name)?.steps ?? [];
const hasSecrets = (part: unknown) => JSON.stringify(part).includes('secrets.');

test('every token has the least permissions', () => {
  const read = { actions: 'read', contents: 'read' };
  expect(Object.fromEntries(workflows.map(({ file, permissions }) => [file, permissions]))).toEqual({
    checks: { contents: 'read' },
    deploy: read,
    preview: { ...read, 'pull-requests': 'write' },
    report: { ...read, issues: 'write' },
    schedule: { actions: 'write' },
    weekly: { contents: 'read' },
  });
  // GitHub refuses a workflow that calls another one and grants it less than it asks for.
  const others = jobs.filter(({ job }) => job.permissions).map(({ name, job }) => [name, job.permissions]);
  expect(others).toEqual([['deploy.report', { ...read, issues: 'write' }]]);
});

test('only jobs that upload have secrets, in one step, and run no package but wrangler', () => {
  const uploading = jobs.filter(({ job }) => hasSecrets(job));
  expect(uploading.map(({ name }) => name)).toEqual(['deploy.preview', 'deploy.deploy', 'preview.preview']);
  for (const { steps } of uploading) {
    expect(steps.filter(hasSecrets)).toHaveLength(1);
    const commands = steps.flatMap(({ run = '' }) => run.match(/\b(?:npm|npx) .*/g) ?? []);
    expect(commands.filter((command) => !/^(?:npm ci --ignore-scripts|npx wrangler .*)$/.test(command))).toEqual([]);
  }
});

test('a built site is passed on with its hidden folders', () => {
  const uploads = jobs.flatMap(({ steps }) => steps.filter((step) => step.with?.path === 'dist'));
  expect(uploads.map((step) => step.with?.['include-hidden-files'])).toEqual([true, true]);
});

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: expressions of GitHub
test('what is deployed is a production build, and so is a save once the domain is bound', () => {
  expect(stepsOf('deploy.build').find(({ run }) => run === 'npm run build')?.env).toMatchObject({
    SITE_LIVE: "${{ matrix.build == 'site' && (github.event_name != 'push' || vars.ORIGIN) && '1' || '' }}",
    SHOW_DRAFTS: "${{ matrix.build == 'drafts' && '1' || '' }}",
    ORIGIN: '${{ vars.ORIGIN }}',
  });
});

test('the commit that is built and uploaded is the one that the first job has read', () => {
  const checkedOut = ['commit', 'build', 'preview', 'deploy'].map((job) => stepsOf(`deploy.${job}`)[0]?.with?.ref);
  expect(checkedOut).toEqual([undefined, ...new Array(3).fill('${{ needs.commit.outputs.sha }}')]);
});
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: expressions of GitHub
