import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

// `npm run test:isolation`: the full proof of isolation, of which `npm run proofs` runs a part. Prints
// the figures in docs/promises.md. Arguments go to vitest.
const root = join(import.meta.dirname, '../..');
const folders = ['proofs/isolation', 'database/tests/more-schema-lints'];
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const child = spawn(
  process.execPath,
  [
    vitest,
    'run',
    '--project',
    'proofs',
    '--project',
    'database',
    '--no-file-parallelism',
    ...folders,
    ...process.argv.slice(2),
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ISOLATION_REQUESTS: '100000', ISOLATION_MUTATIONS: 'all', ...process.env },
  },
);
const [code] = await once(child, 'exit');
process.exitCode = typeof code === 'number' ? code : 1;
