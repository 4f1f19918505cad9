// node deploy/report.ts: opens an issue about a run of a workflow that failed, or comments on the open one, and closes it after a
// success. report.yml runs it.
import { execFileSync } from 'node:child_process';

interface Job {
  id: number;
  /** Null while the job runs. */
  conclusion: string | null;
}

/** GitHub says cancelled of a job that reached its time limit. */
export const failedJobs = (jobs: readonly Job[]) =>
  jobs.filter(({ conclusion }) => conclusion === 'failure' || conclusion === 'cancelled');

/** The lines of a log without the time at their start, up to what GitHub does after the last step. */
function linesOf(log: string): string[] {
  const lines = log.trimEnd().split('\n');
  const end = lines.findIndex((line) => line.includes('Post job cleanup'));
  return lines.slice(0, end === -1 ? undefined : end).map((line) => line.slice(29, 500));
}

const errorMark = '##[error]';

/** The text of an issue: all errors of the jobs that failed, each once, and then the end of the first log. */
export function describeFailure(run: string, logs: readonly string[]): string {
  const [first = [], ...others] = logs.map(linesOf);
  const errors = [first, ...others]
    .flat()
    .filter((line) => line.startsWith(errorMark) && !line.includes('Process completed'))
    .map((line) => line.slice(errorMark.length));
  const lines = [...new Set(errors)].slice(0, 100);
  // As code.
  return [run, '', ...[...lines, '', ...first.slice(-30)].map((line) => line && `    ${line}`)].join('\n').trimEnd();
}

if (import.meta.main) {
  const { GH_REPO, LABEL = '', CONCLUSION, RUN_ID, RUN = '' } = process.env;
  const gh = (...args: string[]) => execFileSync('gh', args, { encoding: 'utf8', maxBuffer: 2 ** 26 }).trim();
  gh('label', 'create', LABEL, '--force');
  const [issue] = JSON.parse(gh('issue', 'list', '--label', LABEL, '--json', 'number'));
  if (CONCLUSION === 'success') {
    if (issue) gh('issue', 'close', String(issue.number), '--comment', `A later run succeeded: ${RUN}`);
  } else {
    const { jobs } = JSON.parse(gh('api', `repos/${GH_REPO}/actions/runs/${RUN_ID}/jobs`));
    // `gh run view --log` refuses while a run is under way, as that of Deploy is.
    const logs = failedJobs(jobs).map(({ id }) => gh('api', `repos/${GH_REPO}/actions/jobs/${id}/logs`));
    const body = describeFailure(RUN, logs);
    if (issue) gh('issue', 'comment', String(issue.number), '--body', body);
    else gh('issue', 'create', '--label', LABEL, '--title', `${LABEL} failed on main`, '--body', body);
  }
}
