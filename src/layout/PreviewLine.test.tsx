import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PreviewLine } from './PreviewLine';

test('a preview names its last save, with the time in the time zone of the site', () => {
  const save = { subject: 'Change content/pages/home.yaml', time: new Date('2026-03-12T18:34:00Z') };
  const line = (timeZone: string) => renderToStaticMarkup(<PreviewLine save={save} timeZone={timeZone} />);
  expect(line('Europe/Berlin')).toContain('>Preview of: Change content/pages/home.yaml, 19:34<');
  expect(line('Asia/Kolkata')).toContain(', 00:04<');
});
