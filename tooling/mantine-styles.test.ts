import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const webFolder = join(import.meta.dirname, '../web');
const stylesFolder = dirname(
  createRequire(import.meta.url).resolve('@mantine/core/styles/Button.layer.css'),
);

const sources = globSync('**/*.{ts,tsx}', { cwd: webFolder })
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(join(webFolder, file), 'utf8'))
  .join('\n');

test('each Mantine component’s styles are imported: without them a progress bar or a checkbox is invisible', () => {
  const withStyles = new Set(
    globSync('*.layer.css', { cwd: stylesFolder }).map((file) => file.split('.')[0] ?? ''),
  );
  const imports = [...sources.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)];
  const used = imports.flatMap(([, names = '']) => names.split(',').map((name) => name.trim()));
  const loaded = [...sources.matchAll(/@mantine\/core\/styles\/(\w+)\.layer\.css/g)].map(
    ([, name]) => name,
  );
  expect(used).toContain('Button');
  expect(used.filter((name) => withStyles.has(name) && !loaded.includes(name))).toEqual([]);
});
