import { draw, type Field, frameIsDue, move, resized } from './particleField';

/** Where a phone saves power. No browser says that it does; some tell how full the battery is. */
const lowBattery = 0.2;

interface Battery extends EventTarget {
  charging: boolean;
  level: number;
}

/** Calls back with whether power is short, now and whenever that changes, where the browser tells. */
function followBattery(callback: (short: boolean) => void) {
  const { getBattery } = navigator as { getBattery?: () => Promise<Battery> };
  getBattery?.call(navigator).then(
    (battery) => {
      const tell = () => callback(!battery.charging && battery.level <= lowBattery);
      for (const change of ['levelchange', 'chargingchange']) battery.addEventListener(change, tell);
      tell();
    },
    () => undefined,
  );
}

/**
 * A field as large as its canvas: it drifts while somebody can see it and nothing forbids it, and else holds one frame.
 * One pixel for one: it is pale, and every further pixel is paid for in every frame.
 */
function drift(canvas: HTMLCanvasElement, surface: CanvasRenderingContext2D) {
  let field: Field = { particles: [], width: 0, height: 0 };
  let colors = { ink: '', accent: '' };
  let inView = true;
  let saving = false;
  let request: number | undefined;
  let last = 0;

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
    canvas.width = width;
    canvas.height = height;
    field = resized(field, width, height, Math.random);
    recolor();
  };
  const frame = (now: number) => {
    request = requestAnimationFrame(frame);
    if (!frameIsDue(now, last)) return;
    last = now;
    move(field);
    paint();
  };
  /** Starts or stops, as things stand. */
  const decide = () => {
    const still = document.documentElement.dataset.motion === 'off';
    const may = inView && !document.hidden && !document.prerendering && !still && !saving;
    if (may && request === undefined) request = requestAnimationFrame(frame);
    if (may || request === undefined) return;
    cancelAnimationFrame(request);
    request = undefined;
  };

  refit();
  addEventListener('resize', refit);
  new MutationObserver(recolor).observe(document.documentElement, { attributeFilter: ['data-theme'] });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', recolor);

  addEventListener('motionchange', decide);
  document.addEventListener('visibilitychange', decide);
  document.addEventListener('prerenderingchange', decide);
  new IntersectionObserver((entries) => {
    inView = entries.at(-1)?.isIntersecting ?? true;
    decide();
  }).observe(canvas);
  followBattery((short) => {
    saving = short;
    decide();
  });
  decide();
}

for (const canvas of document.querySelectorAll<HTMLCanvasElement>('[data-particles]')) {
  const surface = canvas.getContext('2d');
  // Without an observer the field could not stop when it is out of view.
  if (surface && 'IntersectionObserver' in globalThis) drift(canvas, surface);
}
