import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { checkBackupFile } from './backup-file.ts';

test('a file of one line without an end is given up before it fills the memory', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'steeple-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'endless.backup');
  writeFileSync(file, gzipSync(Buffer.alloc(100_000_000, 'a'), { level: 1 }));
  await expect(checkBackupFile(file)).rejects.toMatchObject({ code: 'backup_damaged' });
});
