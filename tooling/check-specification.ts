import { join } from 'node:path';
import { specificationProblems } from './specification-problems.ts';

// `npm run check:specification`: docs/specification.md, the code and its tests still agree.
const problems = specificationProblems(join(import.meta.dirname, '..'));
for (const problem of problems) {
  console.error(problem);
}
process.exitCode = problems.length === 0 ? 0 : 1;
