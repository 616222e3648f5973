import pg from 'pg';
import { checkBackupFile, readBackupFile } from './backup-file.ts';
import type { BackupHeader } from './backup-format.ts';
import { type DatabaseAddress, reachDatabase } from './reach-database.ts';
import { splitMigrations } from './rebuild-schema.ts';
import { countRows, type Restored, restoreLines } from './restore-lines.ts';

export type RestoreOptions = {
  mayReplace: boolean;
  /**
   * Asks for confirmation, given the file's header and the rows that would be lost.
   *
   * @throws if it is refused
   */
  confirm: (header: BackupHeader, lost: { name: string; rows: number }[]) => Promise<void>;
  /** Of an encrypted file. */
  passphrase?: string | undefined;
  say: (line: string) => void;
};

/**
 * Restores a backup file into a database that no Steeple uses. The file is checked completely before
 * anything is touched; then everything happens in one transaction.
 *
 * @throws ToolError, EngineError, or pg's errors; the database is then unchanged
 */
export async function restoreDatabase(
  address: DatabaseAddress,
  file: string,
  { mayReplace, confirm, passphrase, say }: RestoreOptions,
): Promise<Restored> {
  const header = await checkBackupFile(file, passphrase);
  await splitMigrations(header.migrations);
  const database = await reachDatabase(address, { besideServer: false, mayCreate: true, say });
  try {
    await confirm(header, await look(database.owner));
    return await restoreLines(database.owner, readBackupFile(file, passphrase), { mayReplace });
  } finally {
    await database.close();
  }
}

async function look(owner: pg.ClientConfig): Promise<{ name: string; rows: number }[]> {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    return await countRows(client);
  } finally {
    await client.end();
  }
}
