import { expect, test } from '../support/test.ts';

/** The reader of a browser stops at the first thing that is not well-formed. */
for (const path of ['/sitemap.xml', '/rss.xml']) {
  test(`${path} is well-formed and says that it is XML`, async ({ page, request }) => {
    const answer = await request.get(path);
    expect(answer.headers()['content-type']).toContain('xml');
    const source = await answer.text();
    const errors = (text: string) =>
      page.evaluate(
        (xml) => [...new DOMParser().parseFromString(xml, 'application/xml').querySelectorAll('parsererror')].length,
        text,
      );
    expect(await errors(source)).toBe(0);
    expect(await errors(source.replace('</', '<'))).toBe(1);
  });
}

for (const path of ['/feed.json', '/jobs/feed.json', '/addresses.json', '/manifest.webmanifest']) {
  test(`${path} says that it is JSON`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toMatch(/json/);
    expect(await answer.json()).toBeTruthy();
  });
}

for (const path of ['/robots.txt', '/llms.txt', '/about.md', '/index.md']) {
  test(`${path} says that it is text`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toMatch(/^text\/(plain|markdown)/);
  });
}
