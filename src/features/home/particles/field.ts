/** `areaEach`: square pixels per particle; `most`: the maximum; `linkPx`: the distance up to which two are linked. */
const limits = { areaEach: 15_000, most: 100, linkPx: 100, frameMs: 1000 / 60 } as const;

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

/**
 * Fits the field to a new size. The number of particles depends on the area. Existing particles keep their relative
 * position, so that nothing jumps when the address bar of a phone collapses.
 */
export function resize(field: Field, width: number, height: number): Field {
  const count = Math.floor(Math.min((width * height) / limits.areaEach, limits.most));
  const createParticle = (index: number): Particle => {
    const old = field.particles[index];
    if (old) return { ...old, x: (old.x * width) / field.width, y: (old.y * height) / field.height };
    return {
      x: Math.random() * width,
      y: Math.random() * height,
      vx: (Math.random() - 0.5) * drift,
      vy: (Math.random() - 0.5) * drift,
      leaf: index % 9 === 0,
    };
  };
  return { width, height, particles: Array.from({ length: count }, (_, index) => createParticle(index)) };
}

/** Moves every particle by one frame; particles turn back at the edges. */
export function move({ particles: all, width, height }: Field): void {
  for (const particle of all) {
    particle.x += particle.vx;
    particle.y += particle.vy;
    if (particle.x < 0 || particle.x > width) particle.vx = Math.abs(particle.vx) * (particle.x < 0 ? 1 : -1);
    if (particle.y < 0 || particle.y > height) particle.vy = Math.abs(particle.vy) * (particle.y < 0 ? 1 : -1);
  }
}

interface Link {
  from: Particle;
  to: Particle;
  /** From 0 at the maximum distance to 1 when touching. */
  nearness: number;
}

/** The pairs that are close enough to be linked. */
export function findLinks(all: readonly Particle[]): Link[] {
  const links: Link[] = [];
  for (const [index, from] of all.entries()) {
    for (const to of all.slice(index + 1)) {
      const nearness = 1 - Math.hypot(to.x - from.x, to.y - from.y) / limits.linkPx;
      if (nearness >= 0) links.push({ from, to, nearness });
    }
  }
  return links;
}

/** One millisecond early counts as due, or a 60 Hz screen would lose every other frame to rounding. */
export function frameIsDue(now: number, last: number): boolean {
  return now - last >= limits.frameMs - 1;
}

/** How many opacities links may have. All links of one opacity are drawn in one stroke. */
const strengths = 5;

/** Links are right angles with a rounded corner; particles are squares of four pixels, or leaves. */
export function draw(
  surface: CanvasRenderingContext2D,
  { particles: all, width, height }: Field,
  { ink, accent }: { ink: string; accent: string },
): void {
  surface.clearRect(0, 0, width, height);
  surface.lineWidth = 1;
  surface.strokeStyle = ink;
  const links = findLinks(all);
  for (let strength = 0; strength < strengths; strength++) {
    // The weakest links are faint, but visible.
    surface.globalAlpha = (strength + 2) / (strengths + 1);
    surface.beginPath();
    for (const { from, to } of links.filter(({ nearness }) => Math.floor(nearness * strengths) === strength)) {
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
      surface.fillRect(x - 2, y - 2, 4, 4);
      continue;
    }
    surface.beginPath();
    surface.arc(x + 5, y + 5, 10, Math.PI, 1.5 * Math.PI);
    surface.arc(x - 5, y - 5, 10, 0, 0.5 * Math.PI);
    surface.fill();
  }
}
