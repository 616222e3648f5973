import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tooling/longest-first.ts';
import { SlowestTests } from './tooling/slowest-tests.ts';

// Tests start many processes of ours: what one has compiled the next need not. They inherit this.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled');

/**
 * A test that takes ten times what it takes today fails. A tenth of its project's limit is what a test takes
 * at most; what takes more says so itself.
 */
const limits = (seconds: number) => ({
  testTimeout: seconds * 1_000,
  hookTimeout: 3 * seconds * 1_000,
  expect: { poll: { timeout: (seconds * 1_000) / 2 } },
});
/** A sequencer of ours would keep files in order that somebody wants shuffled. */
const isShuffled = process.argv.some((argument) => argument.startsWith('--sequence.shuffle'));
/** Proofs of whole processes and whole histories: `npm run proofs`. */
const proofs = ['proofs/**/*.db.test.ts', '**/*.proof.test.ts'];

/**
 * Three projects by what a test needs (nothing, a PostgreSQL, or a document), which `npm test` runs, and
 * the proofs. Of the three one process runs many files, in half the time: each test leaves everything as it
 * found it.
 */
export default defineConfig({
  test: {
    reporters: ['default', new SlowestTests()],
    sequence: isShuffled ? {} : { sequencer: LongestFirst },
    // One more than there are cores, as many tests wait for PostgreSQL or for a moment to pass.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{contract,analytics,database,server,sandbox,web,testing,proofs,tooling,bench}/**/*.test.ts',
          ],
          exclude: ['**/*.db.test.ts', ...proofs],
          environment: 'node',
          // The palette's test reads a style sheet.
          css: true,
          ...limits(10),
          isolate: false,
        },
      },
      {
        test: {
          name: 'database',
          include: ['{database,server,sandbox,testing,tooling}/**/*.db.test.ts'],
          environment: 'node',
          globalSetup: ['testing/cluster-setup.ts'],
          ...limits(20),
          isolate: false,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'component',
          include: ['web/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['testing/component-setup.ts'],
          ...limits(10),
          isolate: false,
        },
      },
      {
        test: {
          name: 'proofs',
          include: [...proofs],
          exclude: ['node_modules'],
          environment: 'node',
          globalSetup: ['testing/cluster-setup.ts'],
          ...limits(120),
        },
      },
    ],
  },
});
