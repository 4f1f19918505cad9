import { draw, type Field, frameIsDue, move, resize } from './field';

/**
 * Animates the field while it is in view and motion is on; otherwise it shows one frame. The device pixel ratio is ignored:
 * the field is pale, and every additional pixel costs time in every frame.
 */
function drift(canvas: HTMLCanvasElement, surface: CanvasRenderingContext2D) {
  let field: Field = { particles: [], width: 0, height: 0 };
  let colors = { ink: '', accent: '' };
  let inView = true;
  let request: number | undefined;
  let last = 0;

  const paint = () => draw(surface, field, colors);
  /** The colors come from CSS, so that they follow the theme. */
  const recolor = () => {
    const { color, accentColor } = getComputedStyle(canvas);
    colors = { ink: color, accent: accentColor };
    paint();
  };
  const refit = () => {
    const { clientWidth: width, clientHeight: height } = canvas;
    // The canvas is not displayed, for example in print.
    if (width === 0 || height === 0) return;
    canvas.width = width;
    canvas.height = height;
    field = resize(field, width, height);
    recolor();
  };
  const frame = (now: number) => {
    request = requestAnimationFrame(frame);
    if (!frameIsDue(now, last)) return;
    last = now;
    move(field);
    paint();
  };
  const startOrStop = () => {
    const mayMove = inView && !document.hidden && document.documentElement.dataset.motion !== 'off';
    if (mayMove) request ??= requestAnimationFrame(frame);
    else if (request !== undefined) {
      cancelAnimationFrame(request);
      request = undefined;
    }
  };

  // The first call comes after a layout. Reading the size here would cause another one.
  new ResizeObserver(refit).observe(canvas);
  new MutationObserver(recolor).observe(document.documentElement, { attributeFilter: ['data-theme'] });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', recolor);

  addEventListener('motionchange', startOrStop);
  document.addEventListener('visibilitychange', startOrStop);
  if (window.IntersectionObserver) {
    const observer = new IntersectionObserver((entries) => {
      inView = entries.at(-1)?.isIntersecting ?? true;
      startOrStop();
    });
    observer.observe(canvas);
  }
  startOrStop();
}

// The page comes first: on a slow phone every frame takes time from its islands and pictures.
addEventListener('load', () => {
  for (const canvas of document.querySelectorAll<HTMLCanvasElement>('[data-particles]')) {
    const surface = canvas.getContext('2d');
    if (surface) drift(canvas, surface);
  }
});
