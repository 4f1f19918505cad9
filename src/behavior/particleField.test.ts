import { describe, expect, test } from 'vitest';
import { eachLink, frameIsDue, move, type Particle, particleCount, resized } from './particleField';

const empty = { particles: [], width: 0, height: 0 };
const at = (x: number, y: number, vx = 0, vy = 0): Particle => ({ x, y, vx, vy, leaf: false });
const seeded = () => {
  let last = 0;
  return () => {
    last = (last + 0.37) % 1;
    return last;
  };
};

describe('the number of particles', () => {
  test.each([
    [390, 844, 21],
    [1440, 900, 86],
    [1500, 1000, 100],
    [3840, 2160, 100],
    [100, 100, 0],
  ])('on %i × %i pixels is %i: the area by 15,000, at most 100', (width, height, count) => {
    expect(particleCount(width, height)).toBe(count);
    expect(resized(empty, width, height, seeded()).particles).toHaveLength(count);
  });
});

describe('links', () => {
  const links = (...field: Particle[]) => {
    const found: number[] = [];
    eachLink(field, (_from, _to, nearness) => found.push(nearness));
    return found;
  };

  test('join what is at most 100 pixels apart', () => {
    expect(links(at(0, 0), at(100, 0))).toEqual([0]);
    expect(links(at(0, 0), at(60, 80))).toEqual([0]);
    expect(links(at(0, 0), at(0, 50))).toEqual([0.5]);
    expect(links(at(0, 0), at(100.1, 0))).toEqual([]);
  });

  test('join every pair once and nothing with itself', () => {
    expect(links(at(0, 0), at(10, 0), at(0, 10))).toHaveLength(3);
  });
});

describe('a frame', () => {
  test('is due about every 16.67 ms, whatever the screen does', () => {
    expect(frameIsDue(16.67, 0)).toBe(true);
    expect(frameIsDue(16, 0)).toBe(true);
    expect(frameIsDue(8.33, 0)).toBe(false);
    expect(frameIsDue(13.9, 0)).toBe(false);
  });

  test('drifts, and turns back at every edge', () => {
    const field = { width: 100, height: 50, particles: [at(50, 25, 0.1, -0.1), at(0, 0, -1, -1), at(100, 50, 1, 1)] };
    move(field);
    expect(field.particles[0]).toMatchObject({ x: 50.1, y: 24.9 });
    move(field);
    expect(field.particles[1]).toMatchObject({ x: 0, y: 0, vx: 1, vy: 1 });
    expect(field.particles[2]).toMatchObject({ x: 100, y: 50, vx: -1, vy: -1 });
  });
});

test('another size keeps what is there in its relative place, drops what is too much, adds what is missing', () => {
  const field = resized(empty, 600, 500, seeded());
  expect(field.particles).toHaveLength(20);
  const wider = resized(field, 1200, 500, seeded());
  expect(wider.particles).toHaveLength(40);
  for (const [index, { x, y, vx, leaf }] of field.particles.entries())
    expect(wider.particles[index]).toMatchObject({ x: expect.closeTo(x * 2), y: expect.closeTo(y), vx, leaf });
  expect(resized(wider, 300, 500, seeded()).particles).toHaveLength(10);
});

test('every ninth particle is a leaf, from the first on', () => {
  const leaves = resized(empty, 1500, 1000, seeded()).particles.flatMap(({ leaf }, index) => (leaf ? [index] : []));
  expect(leaves).toEqual([0, 9, 18, 27, 36, 45, 54, 63, 72, 81, 90, 99]);
});
