import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'art/**/*.test.ts', 'deploy/**/*.test.ts', 'tests/**/*.test.ts'],
    // Tests that start engines and builds share two cores with the others.
    testTimeout: 30_000,
  },
});
