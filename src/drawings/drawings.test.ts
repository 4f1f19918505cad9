import { expect, test } from 'vitest';
import { drawing, drawingFile } from './drawings';
import { drawingSource } from './picture';

test('a file has the colors of both themes, by the fragment of its address', () => {
  const picture = drawingSource(drawing('plates/web-dev'));
  expect(picture).toMatchObject({ src: '/drawings/plates/web-dev.svg', dark: '/drawings/plates/web-dev.svg#dark' });
  const file = drawingFile({
    id: 'plates/example',
    scheme: 'mist',
    classes: ['main', 'second-line'],
    viewBox: [0, 0, 40, 30],
    fill: 'none',
    body: '<path class="main second-line" d="M0 0h9v9z"/>',
  });
  expect(file).toMatch(/^<svg [^>]*id="dark" fill="none" viewBox="0 0 40 30" width="40" height="30">/);
  expect(file).toMatch(/[^ ]\.second-line \{ stroke: #\w{6} \}.*:target \.second-line \{ stroke: #\w{6} \}/);
  expect(file).toMatch(/<style>\.main \{ fill: #\w{6} \}.*:target \.main \{ fill: #\w{6} \}/);
});
