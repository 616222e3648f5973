import { expect, test } from 'vitest';
import { initdbArguments } from './create-cluster.ts';

test('every platform sorts and compares alike, by PostgreSQL’s own C.UTF-8', () => {
  for (const platform of ['linux', 'darwin', 'win32'] as const) {
    expect(initdbArguments('owner', platform)).toEqual(
      expect.arrayContaining([
        '--username=owner',
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
      ]),
    );
  }
});

test('the C library is asked for C.UTF-8 only where it has it, and sync is never left out', () => {
  expect(initdbArguments('owner', 'linux')).toContain('--locale=C.UTF-8');
  expect(initdbArguments('owner', 'darwin')).toContain('--locale=C');
  expect(initdbArguments('owner', 'linux').join(' ')).not.toMatch(/no-sync|no-data-checksums/);
});
