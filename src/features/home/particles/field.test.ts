import { expect, test } from 'vitest';
import { findLinks, frameIsDue, move, type Particle, resize } from './field';

const empty = { particles: [], width: 0, height: 0 };
const at = (x: number, y: number, vx = 0, vy = 0): Particle => ({ x, y, vx, vy, leaf: false });

test.each([
  [390, 844, 21],
  [1440, 900, 86],
  [3840, 2160, 100],
  [100, 100, 0],
])('%i × %i pixels have %i particles: the area by 15,000, at most 100', (width, height, count) => {
  expect(resize(empty, width, height).particles).toHaveLength(count);
});

test('each pair that is at most 100 pixels apart is linked once', () => {
  const nearness = (...field: Particle[]) => findLinks(field).map((link) => link.nearness);
  expect(nearness(at(0, 0), at(60, 80))).toEqual([0]);
  expect(nearness(at(0, 0), at(0, 50))).toEqual([0.5]);
  expect(nearness(at(0, 0), at(100.1, 0))).toEqual([]);
  expect(nearness(at(0, 0), at(10, 0), at(0, 10))).toHaveLength(3);
});

test('a frame is due about every 16.67 ms, whatever the refresh rate', () => {
  expect([16.67, 16, 13.9, 8.33].map((now) => frameIsDue(now, 0))).toEqual([true, true, false, false]);
});

test('particles move, and turn back at every edge', () => {
  const field = { width: 100, height: 50, particles: [at(50, 25, 0.1, -0.1), at(0, 0, -1, -1), at(100, 50, 1, 1)] };
  move(field);
  expect(field.particles[0]).toMatchObject({ x: 50.1, y: 24.9 });
  move(field);
  expect(field.particles[1]).toMatchObject({ x: 0, y: 0, vx: 1, vy: 1 });
  expect(field.particles[2]).toMatchObject({ x: 100, y: 50, vx: -1, vy: -1 });
});

test('resizing keeps relative positions, and removes or adds particles', () => {
  const field = resize(empty, 600, 500);
  const wider = resize(field, 1200, 500);
  expect(wider.particles).toHaveLength(40);
  for (const [index, { x, y, vx, leaf }] of field.particles.entries())
    expect(wider.particles[index]).toMatchObject({ x: expect.closeTo(x * 2), y: expect.closeTo(y), vx, leaf });
  expect(resize(wider, 300, 500).particles).toHaveLength(10);
});
