import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');
/** The rooms that the production image holds; the web app goes into it built. */
const productRooms = ['contract', 'analytics', 'database', 'server', 'web'];

const productFiles = productRooms
  .flatMap((room) => globSync(`${room}/**/*.{ts,tsx}`, { cwd: root }))
  .filter((file) => !/\.test\.tsx?$/.test(file) && !file.startsWith('web/testing/'))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** What a file imports when it runs, types left out. */
function importsOf(text: string): string[] {
  const statements = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\s+(?!type\b)[^;'"]*?from\s+'([^']+)'|(?:^|\n)import\s+'([^']+)'/g,
  );
  return [...statements].flatMap(([, from, bare]) => from ?? bare ?? []);
}

test('no product file is test support, and none imports any', () => {
  const found = productFiles.flatMap(({ file, text }) => [
    ...(/(^|\/)(test-|fake-)|fixture/.test(file) ? [file] : []),
    ...importsOf(text)
      .filter((from) => /^#(testing|proofs)\/|web\/testing\/|\/testing\//.test(from))
      .map((from) => `${file} imports ${from}`),
  ]);
  expect(found).toEqual([]);
});

test('no product file imports a package that only development has', () => {
  const developmentOnly = Object.keys(packageJson.devDependencies);
  const found = productFiles.flatMap(({ file, text }) =>
    importsOf(text)
      .filter((from) =>
        developmentOnly.some((name) => from === name || from.startsWith(`${name}/`)),
      )
      .map((from) => `${file} imports ${from}`),
  );
  expect(found).toEqual([]);
});

test('the server loads the sandbox only by a dynamic import, and the image does not hold it', () => {
  const found = productFiles.flatMap(({ file, text }) =>
    importsOf(text)
      .filter((from) => from.startsWith('#sandbox/'))
      .map((from) => `${file} imports ${from}`),
  );
  expect(found).toEqual([]);
  const dockerfile = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8');
  expect(dockerfile).not.toMatch(/COPY (sandbox|testing|proofs|bench|e2e)/);
});
