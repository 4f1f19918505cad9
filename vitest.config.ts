import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    // Files share what they import, which takes a third of the time; a test leaves behind nothing that another could see.
    isolate: false,
    setupFiles: './tests/support/leaveNothing.ts',
    // It only ends what hangs: a shared machine may stall for seconds.
    testTimeout: 30_000,
    projects: [
      // Node alone, on any system.
      { extends: true, test: { name: 'units', include: ['{src,art,deploy,tests}/**/*.test.{ts,tsx}'] } },
      // Reads or serves dist/, so the site is built first. Engines and builds share two cores with the others.
      {
        extends: true,
        test: {
          name: 'built',
          include: ['tests/**/*.built.ts'],
          globalSetup: './tests/support/requireBuild.ts',
        },
      },
      // Real browsers of every engine, on one server. A busy machine makes them slow, not wrong.
      {
        extends: true,
        test: {
          name: 'engines',
          isolate: true,
          include: ['tests/engines/*.engine.ts'],
          globalSetup: './tests/support/serve.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          maxWorkers: 2,
        },
      },
    ],
  },
});
