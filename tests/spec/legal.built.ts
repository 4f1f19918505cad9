// What the specification fixes, in its words. A company that takes the site over deletes this folder.
import { test } from 'vitest';
import { documentAt } from '../support/builtSite.ts';
import { texts } from '../support/parts.ts';
import { expectInOrder } from './named.ts';

test('the terms have their sections in order', () => {
  expectInOrder(texts(documentAt('/terms-conditions'), 'main h2'), [
    'Use of Services',
    'Intellectual Property',
    'Payment Terms',
    'Limitation of Liability',
    'Termination',
    'Changes to Terms',
  ]);
});

test('the privacy policy has its sections in order', () => {
  expectInOrder(texts(documentAt('/privacy-policy'), 'main h2'), [
    'Information We Collect',
    'How We Use Your Information',
    'Data Security',
    'Your Rights',
    'Changes to This Policy',
  ]);
});
