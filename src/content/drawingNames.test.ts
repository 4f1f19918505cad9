import { expect, test } from 'vitest';
import { messagesAfterChange } from '../../tests/support/contentErrors';

test.each([
  ['services/roots.yaml', 'lead:', 'trelis', 'Similar: "trellis".'],
  ['articles/roots.yaml', 'blocks:', 'hook', 'Similar: "hooks".'],
  ['jobs/gardener.yaml', 'employment:', 'reakt', 'Similar: "react".'],
])('%s with an unknown drawing', (path, field, name, near) => {
  const [sentence] = messagesAfterChange(path, field, `drawing: ${name}\n${field}`);
  expect(sentence).toContain(`the field "drawing" refers to "${name}", but there is no such drawing. ${near}`);
});

test('a plate is not a diagram', () => {
  const diagram = '    diagram:\n      name: trellis\n      alt: Words';
  const [sentence] = messagesAfterChange(
    'articles/roots.yaml',
    '  - type: imageText',
    `  - type: imageText\n${diagram}`,
  );
  expect(sentence).toContain('the field "blocks 1, diagram, name" refers to "trellis", but there is no such drawing.');
});

test('an emblem is not a plate; a name without similar ones is answered with the whole list', () => {
  const [sentence] = messagesAfterChange('services/roots.yaml', 'lead:', 'drawing: integrity\nlead:');
  expect(sentence).toContain('refers to "integrity", but there is no such drawing. Available: "ai-ml", ');
});
