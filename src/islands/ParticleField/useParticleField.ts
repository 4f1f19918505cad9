import { type RefObject, useEffect, useRef } from 'react';
import { particles } from '@/config/motion';
import { useMotion } from '../shared/useMotion';
import { usePageActive } from '../shared/usePageActive';
import { draw, move, type Particle, scatter } from './field';

interface Field {
  particles: readonly Particle[];
  width: number;
  height: number;
}

const densest = 2;

/** Fits the drawing surface to the window, at the density of the screen, and spreads the particles anew. */
function fitToWindow(canvas: HTMLCanvasElement): Field {
  const { clientWidth: width, clientHeight: height } = canvas;
  const density = Math.min(densest, devicePixelRatio || 1);
  canvas.width = Math.round(width * density);
  canvas.height = Math.round(height * density);
  canvas.getContext('2d')?.setTransform(density, 0, 0, density, 0, 0);
  return { particles: scatter(width, height, Math.random), width, height };
}

/** The colors come from the style sheet, so that they follow the theme. */
function paint(canvas: HTMLCanvasElement, field: Field) {
  const surface = canvas.getContext('2d');
  const { color, accentColor } = getComputedStyle(canvas);
  if (surface) draw(surface, field.particles, { ink: color, accent: accentColor });
}

/** Draws the field behind the page: it drifts while it may and somebody looks, and otherwise holds one frame. */
export function useParticleField(ref: RefObject<HTMLCanvasElement | null>) {
  const motion = useMotion();
  const active = usePageActive();
  const field = useRef<Field>({ particles: [], width: 0, height: 0 });

  useEffect(() => {
    const canvas = ref.current;
    if (!canvas?.getContext('2d')) return;
    const repaint = () => paint(canvas, field.current);
    const refit = () => {
      field.current = fitToWindow(canvas);
      repaint();
    };
    refit();

    const system = matchMedia('(prefers-color-scheme: dark)');
    const theme = new MutationObserver(repaint);
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    system.addEventListener('change', repaint);
    addEventListener('resize', refit);
    return () => {
      theme.disconnect();
      system.removeEventListener('change', repaint);
      removeEventListener('resize', refit);
    };
  }, [ref]);

  useEffect(() => {
    const canvas = ref.current;
    if (!canvas?.getContext('2d') || !motion || !active) return;
    let last = performance.now();
    let request = requestAnimationFrame(function frame(now) {
      request = requestAnimationFrame(frame);
      // A hair less than a frame, so that a screen of 60 Hz does not lose every other one to rounding.
      if (now - last < particles.frameMs - 1) return;
      last = now;
      move(field.current.particles, field.current.width, field.current.height);
      paint(canvas, field.current);
    });
    return () => cancelAnimationFrame(request);
  }, [ref, motion, active]);
}
