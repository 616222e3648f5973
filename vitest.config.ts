import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { SlowestTests } from './tooling/slowest-tests.ts';

// Tests start many processes of ours: what one has compiled the next need not. They inherit this.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled');

// On a busy machine everything takes ten times as long; what hangs still fails.
const patience = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
};

/** Three projects by what a test needs: nothing, a PostgreSQL, or a document. */
export default defineConfig({
  test: {
    reporters: ['default', new SlowestTests()],
    // As many as there are cores, where the default leaves one free: many tests wait for PostgreSQL.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{contract,analytics,database,server,sandbox,web,testing,proofs,tooling,bench}/**/*.test.ts',
          ],
          exclude: ['**/*.db.test.ts'],
          environment: 'node',
          // The palette's test reads a style sheet.
          css: true,
          ...patience,
          // One process for many files, half the time; each test leaves everything as it found it.
          isolate: false,
        },
      },
      {
        test: {
          name: 'database',
          include: ['{database,server,sandbox,testing,proofs,tooling}/**/*.db.test.ts'],
          environment: 'node',
          globalSetup: ['testing/cluster-setup.ts'],
          ...patience,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'component',
          include: ['web/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['testing/component-setup.ts'],
          isolate: false,
        },
      },
    ],
  },
});
