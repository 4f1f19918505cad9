import { particles } from '@/config/particles';

export interface Particle {
  x: number;
  y: number;
  vx: number;
  vy: number;
  /** Every ninth is a small leaf, the others are squares. */
  leaf: boolean;
}

export interface Field {
  particles: Particle[];
  width: number;
  height: number;
}

const drift = 0.35;

/** How many particles a surface of this size carries. */
export function particleCount(width: number, height: number): number {
  return Math.floor(Math.min((width * height) / particles.areaEach, particles.most));
}

/**
 * The field on a surface of another size. What is there keeps its relative place, so that a phone whose address bar
 * slides away does not see everything jump; what is missing is scattered. `random` gives numbers from 0 to 1.
 */
export function resized(field: Field, width: number, height: number, random: () => number): Field {
  return {
    width,
    height,
    particles: Array.from({ length: particleCount(width, height) }, (_, index) => {
      const old = field.particles[index];
      if (old) return { ...old, x: (old.x * width) / field.width, y: (old.y * height) / field.height };
      return {
        x: random() * width,
        y: random() * height,
        vx: (random() - 0.5) * drift,
        vy: (random() - 0.5) * drift,
        leaf: index % 9 === 0,
      };
    }),
  };
}

/** One frame on: everything drifts and turns back at the edges. */
export function move({ particles: all, width, height }: Field): void {
  for (const particle of all) {
    particle.x += particle.vx;
    particle.y += particle.vy;
    if (particle.x < 0) particle.vx = Math.abs(particle.vx);
    if (particle.x > width) particle.vx = -Math.abs(particle.vx);
    if (particle.y < 0) particle.vy = Math.abs(particle.vy);
    if (particle.y > height) particle.vy = -Math.abs(particle.vy);
  }
}

/** Visits the pairs that are near enough to be linked, with how near: 1 is touching, 0 is at the limit. */
export function eachLink(all: readonly Particle[], visit: (from: Particle, to: Particle, nearness: number) => void) {
  for (const [index, from] of all.entries()) {
    for (let other = index + 1; other < all.length; other++) {
      const to = all[other];
      if (!to) continue;
      const apart = Math.hypot(to.x - from.x, to.y - from.y);
      if (apart <= particles.linkPx) visit(from, to, 1 - apart / particles.linkPx);
    }
  }
}

/** Whether the next frame is due. A hair early counts, or a screen of 60 Hz would lose every other frame to rounding. */
export function frameIsDue(now: number, last: number): boolean {
  return now - last >= particles.frameMs - 1;
}

/** How many strengths a link may have. All links of one strength are one stroke. */
const strengths = 5;

/** Links are lattice elbows with a quarter-arc corner, nodes are squares of three pixels. */
export function draw(
  surface: CanvasRenderingContext2D,
  { particles: all, width, height }: Field,
  { ink, accent }: { ink: string; accent: string },
): void {
  surface.clearRect(0, 0, width, height);
  surface.lineWidth = 1;
  surface.strokeStyle = ink;
  const links: [from: Particle, to: Particle][][] = Array.from({ length: strengths }, () => []);
  eachLink(all, (from, to, nearness) => {
    links[Math.min(strengths - 1, Math.floor(nearness * strengths))]?.push([from, to]);
  });
  for (const [index, alike] of links.entries()) {
    surface.globalAlpha = (index + 0.5) / strengths;
    surface.beginPath();
    for (const [from, to] of alike) {
      surface.moveTo(from.x, from.y);
      surface.arcTo(to.x, from.y, to.x, to.y, Math.min(Math.abs(to.x - from.x), Math.abs(to.y - from.y)));
      surface.lineTo(to.x, to.y);
    }
    surface.stroke();
  }
  surface.globalAlpha = 1;
  for (const { x, y, leaf } of all) {
    surface.fillStyle = leaf ? accent : ink;
    if (!leaf) {
      surface.fillRect(x - 1.5, y - 1.5, 3, 3);
      continue;
    }
    surface.beginPath();
    surface.arc(x + 5, y + 5, 10, Math.PI, 1.5 * Math.PI);
    surface.arc(x - 5, y - 5, 10, 0, 0.5 * Math.PI);
    surface.fill();
  }
}
