import { execFileSync } from 'node:child_process';

/** What was saved last, as the commit that is checked out says. */
export interface Save {
  subject: string;
  time: Date;
}

/** The last save; undefined outside a repository. */
export function lastSave(): Save | undefined {
  try {
    const output = execFileSync('git', ['log', '-1', '--format=%cI %s'], { encoding: 'utf8', stdio: 'pipe' });
    const [, time = '', subject = ''] = /^(\S+) (.*)/.exec(output) ?? [];
    return { subject, time: new Date(time) };
  } catch {
    return undefined;
  }
}
