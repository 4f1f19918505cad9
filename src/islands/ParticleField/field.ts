import { particles } from '@/config/motion';

export interface Particle {
  x: number;
  y: number;
  vx: number;
  vy: number;
  /** Every ninth is a small leaf, the others are squares. */
  leaf: boolean;
}

const drift = 0.35;

/** How many particles a surface of this size carries. */
export function particleCount(width: number, height: number): number {
  return Math.floor(Math.min((width * height) / particles.areaEach, particles.most));
}

/** Particles spread over a surface; `random` gives numbers from 0 to 1. */
export function scatter(width: number, height: number, random: () => number): Particle[] {
  return Array.from({ length: particleCount(width, height) }, (_, index) => ({
    x: random() * width,
    y: random() * height,
    vx: (random() - 0.5) * drift,
    vy: (random() - 0.5) * drift,
    leaf: index % 9 === 0,
  }));
}

/** One frame on: everything drifts and turns back at the edges. */
export function move(field: readonly Particle[], width: number, height: number): void {
  for (const particle of field) {
    particle.x += particle.vx;
    particle.y += particle.vy;
    if (particle.x < 0 || particle.x > width) particle.vx *= -1;
    if (particle.y < 0 || particle.y > height) particle.vy *= -1;
  }
}

/** The pairs that are near enough to be linked, with how near: 1 is touching, 0 is just out of reach. */
export function links(field: readonly Particle[]): { from: Particle; to: Particle; nearness: number }[] {
  return field.flatMap((from, index) =>
    field.slice(index + 1).flatMap((to) => {
      const apart = Math.hypot(to.x - from.x, to.y - from.y);
      return apart > particles.linkPx ? [] : [{ from, to, nearness: 1 - apart / particles.linkPx }];
    }),
  );
}

/** Links are lattice elbows with a quarter-arc corner, nodes are squares of three pixels. */
export function draw(
  surface: CanvasRenderingContext2D,
  field: readonly Particle[],
  { ink, accent }: { ink: string; accent: string },
): void {
  surface.clearRect(0, 0, surface.canvas.width, surface.canvas.height);
  surface.lineWidth = 1;
  surface.strokeStyle = ink;
  for (const { from, to, nearness } of links(field)) {
    surface.globalAlpha = nearness * 0.42;
    surface.beginPath();
    surface.moveTo(from.x, from.y);
    surface.arcTo(to.x, from.y, to.x, to.y, Math.min(Math.abs(to.x - from.x), Math.abs(to.y - from.y)));
    surface.lineTo(to.x, to.y);
    surface.stroke();
  }
  for (const { x, y, leaf } of field) {
    surface.globalAlpha = leaf ? 0.75 : 0.36;
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
