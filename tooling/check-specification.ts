import { join } from 'node:path';
import { findProblems } from './specification/find-problems.ts';

// `npm run check:specification`: docs/specification.md and the code still say the same.
const problems = await findProblems(join(import.meta.dirname, '..'));
for (const problem of problems) {
  console.error(problem);
}
process.exitCode = problems.length === 0 ? 0 : 1;
