import { minifySync } from 'vite';
import source from './beforeFirstPaint.js?raw';

/** Inline, because an external file would run after the first paint and the theme would flash. Minified once per build. */
export const firstScript = minifySync('beforeFirstPaint.js', source).code;
