import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { ThirdParties } from './policy.ts';

/** What pages reach beside our own origin and the mail service. A map or a calendar is one more entry here. */
const others: ThirdParties = {};

interface Analytics {
  script: string;
  reportsTo?: string;
}

/** What a service that counts visits needs: its script, and nothing but its script, and where it reports to. */
const analyticsSources = ({ script, reportsTo }: Analytics): ThirdParties => ({
  'script-src': [script.replace(/[?#].*/, '')],
  'connect-src': [new URL(reportsTo || script).origin],
});

/** Everything that the policy must allow besides what is our own. */
export function thirdParties(site = readFileSync('content/site.yaml', 'utf8')): ThirdParties {
  const { analytics } = parse(site) as { analytics?: Analytics };
  const counted = analytics ? analyticsSources(analytics) : {};
  const names = new Set([...Object.keys(others), ...Object.keys(counted)]);
  return Object.fromEntries([...names].map((name) => [name, [...(others[name] ?? []), ...(counted[name] ?? [])]]));
}
