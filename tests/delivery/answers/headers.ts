import { expect, test } from 'vitest';
import { checkLive } from '../../../deploy/checkLive.ts';
import { judge, score } from '../../../deploy/observatory.ts';
import { securityContactExpires } from '../../../src/config/securityContact.ts';
import { kinds, pages, origin as siteOrigin } from '../../support/builtSite.ts';
import { ask as askAt } from '../support/ask.ts';
import type { Engine } from '../support/engines.ts';

const days = 86_400_000;

/** What others judge the site by. */
export function headers({ ask, origin, plainOrigin }: Engine): void {
  test('row 25: the policy starts from nothing and allows nothing unsafe', async () => {
    const policy = String((await ask('/')).headers['content-security-policy']);
    const directives = new Map(policy.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1)]));
    expect(directives.get('default-src')).toEqual(["'none'"]);
    expect(policy).not.toMatch(/unsafe|\*|http:/);
    expect(directives.get('connect-src')).toEqual(["'self'", 'https://api.emailjs.com']);
    expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
    expect(directives.get('base-uri')).toEqual(["'none'"]);
    const others = directives.get('script-src')?.filter((source) => !/^'(self|sha256-[\w+/]+=*)'$/.test(source));
    expect(others).toEqual([]);
  });

  test('row 26: by the rules of the HTTP Observatory a page of each kind scores 155, without a penalty', async () => {
    const plain = plainOrigin();
    const moved = plain === undefined ? undefined : await askAt(plain, '/');
    const plainRedirect = moved && { status: moved.status, location: moved.headers.location ?? '' };
    const { hostname } = new URL(siteOrigin);
    for (const path of [...kinds, '/nowhere']) {
      const answer = await ask(path);
      const verdicts = judge({ headers: answer.headers, html: answer.text, plainRedirect, hostname });
      expect({ path, score: score(verdicts), penalties: verdicts.filter(({ modifier }) => modifier < 0) }).toEqual({
        path,
        score: 155,
        penalties: [],
      });
    }
  });

  test('row 28: the weekly check follows every link from the home page and finds no fault', async () => {
    const { wrong, visited } = await checkLive(origin(), {
      mail: false,
      now: Date.parse(securityContactExpires) - 100 * days,
    });
    expect(wrong).toEqual([]);
    expect(visited).toBeGreaterThan(pages.length);
  });
}
