// node deploy/commitToBuild.ts: prints the output `sha` of a step, the commit that a run of deploy.yml builds.

const isCommit = (text: string) => /^[0-9a-f]{40}$/.test(text);

/** The commit of the live site. Anything else throws: for an empty commit GitHub would check out main, which nobody published. */
async function liveCommit(origin: string): Promise<string> {
  const response = await fetch(`${origin}/commit.txt`);
  const text = (await response.text()).trim();
  if (response.status !== 200 || !isCommit(text))
    throw new Error(`${origin}/commit.txt names no commit (status ${response.status}): ${text.slice(0, 80)}`);
  return text;
}

/** For the daily run that of the live site, else that of the run itself. */
export async function commitToBuild({ DAILY, ORIGIN, GITHUB_SHA = '' }: NodeJS.ProcessEnv): Promise<string> {
  return DAILY === 'true' ? liveCommit(ORIGIN ?? '') : GITHUB_SHA;
}

if (import.meta.main) process.stdout.write(`sha=${await commitToBuild(process.env)}\n`);
