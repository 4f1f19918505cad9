// node deploy/notPublished.ts REPORTS FOLDER: writes the page 'Not published' into FOLDER, which takes the place of the preview.
// REPORTS has the files that failed builds wrote. It needs no package, because installing them may be what failed.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '../src/content/checks/buildMessages.ts';
import { lastSave, type Save } from '../src/lib/lastSave.ts';

const noMistake =
  'No mistake was found in the fields, but the preview could not be made. Tell the person who runs the site.';

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Such as March 12, 2026 at 12:04 (Asia/Kolkata). The time zone may be one of the mistakes. */
function formatTime(time: Date, timeZone = 'UTC'): string {
  try {
    const format = new Intl.DateTimeFormat('en-US', {
      dateStyle: 'long',
      timeStyle: 'short',
      hourCycle: 'h23',
      timeZone,
    });
    return `${format.format(time)} (${timeZone})`;
  } catch {
    return formatTime(time);
  }
}

/** The page. A mistake that the site and its drafts share is named once. */
export function notPublished(reports: readonly Report[], save: Save | undefined): string {
  const problems = [...new Set(reports.flatMap((report) => report.problems))];
  const timeZone = reports.find((report) => report.timeZone)?.timeZone;
  const saved = save && `${save.subject}, ${formatTime(save.time, timeZone)}`;
  const list = problems.map((problem) => `<li>${escapeHtml(problem)}</li>`).join('\n');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Not published</title>
<style>
  html { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif; }
  body { max-width: 45rem; margin: 3rem auto; padding: 0 1.25rem; overflow-wrap: anywhere; }
  li { margin-block: 0.75rem; }
</style>
<h1>Not published</h1>
<p>There is no preview of the last save. The website is as it was.</p>
${saved ? `<p>Last save: ${escapeHtml(saved)}</p>` : ''}
${problems.length > 0 ? `<ul>\n${list}\n</ul>\n<p>Correct this in Pages CMS and save. The preview is here again a few minutes later.</p>` : `<p>${noMistake}</p>`}
</html>
`;
}

if (import.meta.main) {
  const [reportFolder = '', folder = ''] = process.argv.slice(2);
  const files = globSync('**/*.json', { cwd: reportFolder }).sort();
  const reports = files.map((file): Report => JSON.parse(readFileSync(join(reportFolder, file), 'utf8')));
  mkdirSync(folder, { recursive: true });
  // The second one answers at every other address.
  for (const file of ['index.html', '404.html']) writeFileSync(join(folder, file), notPublished(reports, lastSave()));
}
