import { readdirSync, readFileSync } from 'node:fs';
import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
  run?: string;
  uses?: string;
  with?: Record<string, unknown>;
}

interface Job {
  needs?: string | string[];
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  uses?: string;
  steps?: Step[];
}

interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

const folder = '.github/workflows';
const files = readdirSync(folder).map((file) => ({ file, text: readFileSync(`${folder}/${file}`, 'utf8') }));
const workflows = files.map(({ file, text }) => ({ file, text, workflow: parse(text) as Workflow }));
const jobs = workflows.flatMap(({ file, workflow }) =>
  Object.entries(workflow.jobs).map(([name, job]) => ({ file, name, job, workflow })),
);
const runs = (job: Job, command: RegExp) => (job.steps ?? []).some(({ run }) => run && command.test(run));
const checkouts = jobs.flatMap(({ job }) =>
  (job.steps ?? []).filter(({ uses }) => uses?.startsWith('actions/checkout')),
);

describe('what was tested is what goes live', () => {
  const building = /npm run build(?!:)|astro build|\.ci\/run(?! --built)/;
  const publishing = /wrangler (deploy|versions upload)|docker (build|push)/;

  test('one job builds the site for visitors, from the whole history', () => {
    const builders = jobs.filter(({ file, job }) => file !== 'night.yml' && runs(job, building));
    expect(builders.map(({ file, name }) => `${file} ${name}`)).toEqual(['checks.yml build']);
    const [checkout] = builders[0]?.job.steps ?? [];
    expect(checkout?.with?.['fetch-depth']).toBe(0);
    expect(runs(builders[0]?.job ?? {}, /safe\.directory/)).toBe(true);
    expect(runs(builders[0]?.job ?? {}, /SITE_LIVE=1/)).toBe(true);
  });

  test('only a preview may show drafts', () => {
    const shows = workflows.filter(({ text }) => text.includes('SHOW_DRAFTS'));
    expect(shows.map(({ file }) => file)).toEqual(['checks.yml']);
    expect(shows[0]?.text.match(/.*SHOW_DRAFTS.*/g)?.map((line) => line.trim())).toEqual([
      `if [ "\${GITHUB_REF}" != refs/heads/main ]; then echo "SHOW_DRAFTS=1"; fi`,
    ]);
    const { checks } = workflows.find(({ file }) => file === 'deploy.yml')?.workflow.jobs ?? {};
    expect(checks).toMatchObject({ if: "github.ref == 'refs/heads/main'", uses: './.github/workflows/checks.yml' });
  });

  test('the daily look deploys only when a day has come, and in the way of every other deployment', () => {
    const daily = workflows.find(({ file }) => file === 'publish.yml')?.workflow.jobs ?? {};
    expect(runs(daily.due ?? {}, /deploy\/due\.ts$/)).toBe(true);
    expect(daily.deploy).toMatchObject({
      needs: 'due',
      if: "needs.due.outputs.due == 'true'",
      uses: './.github/workflows/deploy.yml',
    });
  });

  test('the nightly run, which builds for itself, publishes nothing', () => {
    expect(jobs.filter(({ file, job }) => file === 'night.yml' && runs(job, publishing))).toEqual([]);
  });

  /** Whether a job waits for the one that builds, itself or through others. */
  function waitsForBuild({ workflow, job }: { workflow: Workflow; job: Job }): boolean {
    return [job.needs ?? []].flat().some((name) => {
      const before = workflow.jobs[name];
      if (!before) return false;
      return name === 'build' || before.uses?.endsWith('/checks.yml') || waitsForBuild({ workflow, job: before });
    });
  }

  test('every job that tests or publishes the site takes that build, and says whether it is that build', () => {
    const takers = jobs.filter(({ job }) => runs(job, publishing) || runs(job, /\.ci\/run --built/));
    expect(takers.map(({ name }) => name).sort()).toEqual(['checks', 'container', 'deploy', 'preview']);
    for (const { name, job, workflow } of takers) {
      expect(waitsForBuild({ workflow, job }), name).toBe(true);
      const taken = (job.steps ?? []).filter(({ uses }) => uses?.startsWith('actions/download-artifact'));
      expect(
        taken.map((step) => step.with?.name),
        name,
      ).toEqual(['built-site']);
      expect(runs(job, /--(expect|built) "\$\{DIGEST\}"/), name).toBe(true);
      const steps = job.steps ?? [];
      const place = (command: RegExp) => steps.findIndex(({ run }) => run && command.test(run));
      const published = place(publishing);
      if (published >= 0) expect(place(/--expect/), name).toBeLessThan(published);
    }
  });

  test('the deployment asks the live site whether its form is connected', () => {
    const deploy = jobs.find(({ name }) => name === 'deploy')?.job ?? {};
    expect(runs(deploy, /checkLive\.ts$/)).toBe(true);
  });

  test('only the weekly look asks the calendar, so that no change fails because time has passed', () => {
    const asking = jobs.filter(({ job }) => runs(job, /--dates/));
    expect(asking.map(({ file, name }) => `${file} ${name}`)).toEqual(['weekly.yml look']);
  });

  test('the container builds nothing: one stage with nginx and what was built', () => {
    const text = readFileSync('Dockerfile', 'utf8');
    expect(text.match(/^FROM .+$/gm)).toEqual(['FROM debian:bookworm-slim']);
    expect(text.match(/^COPY .+$/gm)).toEqual(['COPY dist-nginx /srv']);
    expect(text.match(/^RUN .*(npm|node)/gm)).toBeNull();
    expect(readFileSync('.dockerignore', 'utf8')).toMatch(/^\*\n!dist-nginx$/m);
    expect(text.indexOf('USER www-data')).toBeLessThan(text.indexOf('CMD ["nginx"'));
    expect(text).toMatch(/^HEALTHCHECK /m);
  });
});

describe.each(workflows)('$file', ({ file, text, workflow }) => {
  test('is accepted by the reader of the service that runs it', () => {
    const { context } = parseWorkflow({ name: file, content: text }, new NoOperationTraceWriter());
    expect(context.errors.getErrors().map(({ message }) => message)).toEqual([]);
  });

  test('pins every action of others by its full hash, and says which version that is', () => {
    const used = [...text.matchAll(/uses: (.+)$/gm)].map(([, action = '']) => action);
    const loose = used.filter((action) => !/^(\.\/|\S+@[0-9a-f]{40} # v\d+\.\d+\.\d+$)/.test(action));
    expect(used.length).toBeGreaterThan(0);
    expect(loose).toEqual([]);
  });

  test('may read the code and, at most, earlier runs; every job ends in time', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const job of Object.values(workflow.jobs)) {
      const { contents = 'read', actions = 'read', ...others } = job.permissions ?? {};
      // Only what editors saved is merged by a workflow.
      const most = file === 'edits.yml' ? 'write' : 'read';
      expect({ contents, actions, others }).toEqual({ contents: most, actions: most, others: {} });
      expect(job['timeout-minutes'] ?? (job.uses ? 1 : Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(90);
    }
  });

  test('runs no script of a dependency', () => {
    expect(text.match(/npm ci(?! --ignore-scripts)/g) ?? []).toEqual([]);
  });

  test('puts nothing that others may write into a shell command', () => {
    expect(text.match(/run: [^\n]*\$\{\{[^\n]*/g) ?? []).toEqual([]);
  });
});

test('the buttons of the desk start workflows that can be started, with what the desk tells them', () => {
  const { actions } = parse(readFileSync('.pages.yml', 'utf8')) as { actions: { workflow: string }[] };
  expect(actions.length).toBeGreaterThan(0);
  for (const { workflow: name } of actions) {
    const { on } = parse(files.find(({ file }) => file === name)?.text ?? '');
    expect(Object.keys(on.workflow_dispatch.inputs), name).toEqual(['payload']);
  }
});

test('a mistake in a workflow is noticed by that reader', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is how workflows write an expression
  const content = 'on: push\njobs:\n  a:\n    runs-onn: ubuntu-24.04\n    steps:\n      - run: echo ${{ githu.sha }}\n';
  const { context } = parseWorkflow({ name: 'wrong.yml', content }, new NoOperationTraceWriter());
  expect(context.errors.getErrors().length).toBeGreaterThan(0);
});

test('no checkout keeps credentials on disk', () => {
  expect(checkouts.length).toBeGreaterThan(0);
  expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
});
