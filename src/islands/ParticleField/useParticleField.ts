import { type RefObject, useEffect, useRef } from 'react';
import { useMotion } from '../shared/useMotion';
import { usePageActive } from '../shared/usePageActive';
import { draw, type Field, frameIsDue, move, resized } from './field';

// Beyond two pixels to one, nobody sees the difference and every frame pays for it.
const densest = 2;

/** A drawing surface that fills the window at the density of the screen, or nothing where the browser has none. */
function openField(canvas: HTMLCanvasElement) {
  const surface = canvas.getContext('2d');
  if (!surface) return;
  let field: Field = { particles: [], width: 0, height: 0 };
  let colors = { ink: '', accent: '' };

  const paint = () => draw(surface, field, colors);
  /** The colors come from the style sheet, so that they follow the theme. */
  const recolor = () => {
    const { color, accentColor } = getComputedStyle(canvas);
    colors = { ink: color, accent: accentColor };
    paint();
  };
  const refit = () => {
    const { clientWidth: width, clientHeight: height } = canvas;
    // Nothing to fit to: the canvas is not shown, on paper for one.
    if (width === 0 || height === 0) return;
    const density = Math.min(densest, devicePixelRatio || 1);
    canvas.width = Math.round(width * density);
    canvas.height = Math.round(height * density);
    surface.setTransform(density, 0, 0, density, 0, 0);
    field = resized(field, width, height, Math.random);
    recolor();
  };
  const advance = () => {
    move(field);
    paint();
  };
  return { refit, recolor, advance };
}

/** Draws the field behind the page: it drifts while it may and somebody looks, and otherwise holds one frame. */
export function useParticleField(ref: RefObject<HTMLCanvasElement | null>) {
  const motion = useMotion();
  const active = usePageActive();
  const opened = useRef<ReturnType<typeof openField>>(undefined);

  useEffect(() => {
    const field = ref.current ? openField(ref.current) : undefined;
    opened.current = field;
    if (!field) return;
    const { refit, recolor } = field;
    refit();

    const system = matchMedia('(prefers-color-scheme: dark)');
    const theme = new MutationObserver(recolor);
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    system.addEventListener('change', recolor);
    addEventListener('resize', refit);
    return () => {
      theme.disconnect();
      system.removeEventListener('change', recolor);
      removeEventListener('resize', refit);
    };
  }, [ref]);

  useEffect(() => {
    const field = opened.current;
    if (!field || !motion || !active) return;
    let last = performance.now();
    let request = requestAnimationFrame(function frame(now) {
      request = requestAnimationFrame(frame);
      if (!frameIsDue(now, last)) return;
      last = now;
      field.advance();
    });
    return () => cancelAnimationFrame(request);
  }, [motion, active]);
}
