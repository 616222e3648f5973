import { expect, test } from 'vitest';
import { commandRuns, isPostgresOf } from './process-identity.ts';

test('a command line is ours when it is postgres and names the cluster', () => {
  const cluster = '/srv/steeple/.data/postgres';
  expect(commandRuns(`/x/native/bin/postgres -D ${cluster} -c port=5432`, cluster)).toBe(true);
  expect(commandRuns(`"C:\\x\\postgres.exe" -D C:\\data\\postgres`, 'C:\\data\\postgres')).toBe(
    true,
  );
  expect(commandRuns(`/x/native/bin/postgres -D /elsewhere -c port=5432`, cluster)).toBe(false);
  expect(commandRuns(`tail -f ${cluster}/../postgres.log`, cluster)).toBe(false);
  expect(commandRuns('', cluster)).toBe(false);
});

test('a process that only works in the folder is not its PostgreSQL', () => {
  expect(isPostgresOf(process.pid, process.cwd())).toBe(false);
  expect(isPostgresOf(4_194_303, process.cwd())).toBe(false);
});
