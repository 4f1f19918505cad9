// What the specification fixes, in its words. A company that takes the site over deletes this folder.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countingMs, countingStepMs, slider, testimonials, thresholds } from '../../src/config/motion.ts';
import { particles } from '../../src/config/particles.ts';

test('the slider moves on every 6 s, and 3 s after a visitor has moved it', () => {
  expect(slider).toEqual({ everyMs: 6000, holdMs: 3000 });
});

test('the testimonials are two at a time, move on every 5 s, and wait 3 s after a visitor has moved them', () => {
  expect(testimonials).toEqual({ everyMs: 5000, holdMs: 3000, shown: 2 });
});

test('a count takes 2000 ms in steps of 50 ms', () => {
  expect([countingMs, countingStepMs]).toEqual([2000, 50]);
});

test('achievements and team wait for 30 %, the statistics for half of them', () => {
  expect(thresholds).toMatchObject({ achievements: 0.3, team: 0.3, statistics: 0.5 });
});

test('there is a particle for every 15,000 square pixels, at most 100, linked within 100 px, drawn every 16.67 ms', () => {
  expect(particles).toMatchObject({ areaEach: 15_000, most: 100, linkPx: 100 });
  expect(particles.frameMs).toBeCloseTo(16.67, 2);
});

test('the email client is version 4.4.1', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(dependencies['@emailjs/browser']).toBe('4.4.1');
});
