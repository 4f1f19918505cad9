import { defineConfig } from 'vitest/config';
import config from './vitest.config.ts';

// StrykerJS runs one project.
const { projects, ...test } = config.test ?? {};
export default defineConfig({ ...config, test: { ...test, include: ['{src,deploy}/**/*.test.{ts,tsx}'] } });
