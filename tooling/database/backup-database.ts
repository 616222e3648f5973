import { writeBackupFile } from './backup-file.ts';
import { readControlLine } from './backup-format.ts';
import { type DatabaseAddress, reachDatabase } from './reach-database.ts';
import type { ToolKeys } from './tool-keys.ts';
import { writeLines } from './write-lines.ts';

export type BackupOutcome = { tables: number; rows: number; bytes: number };

/**
 * Writes a backup of a database, which may be in use, to a new file.
 *
 * @throws ToolError, EngineError, or pg's errors; no file is left behind
 */
export async function backUpDatabase(
  address: DatabaseAddress,
  file: string,
  options: {
    keys: ToolKeys;
    withKeys: boolean;
    /** Encrypts the file. */
    passphrase?: string | undefined;
    say: (line: string) => void;
  },
): Promise<BackupOutcome> {
  const { keys, withKeys, passphrase, say } = options;
  const database = await reachDatabase(address, { besideServer: true, mayCreate: false, say });
  try {
    const counted = { tables: 0, rows: 0 };
    const contents = writeLines(database.owner, {
      signingKeyId: keys.signingKeyId,
      keysFile: withKeys ? keys.text : undefined,
    });
    const { bytes } = await writeBackupFile(file, counting(contents, counted), passphrase);
    return { ...counted, bytes };
  } finally {
    await database.close();
  }
}

async function* counting(
  contents: AsyncGenerator<string | Buffer>,
  counted: { tables: number; rows: number },
): AsyncGenerator<string | Buffer> {
  for await (const content of contents) {
    const isSum = typeof content === 'string' && content.startsWith('{"rows"');
    const control = isSum ? readControlLine(content) : undefined;
    if (control && 'rows' in control) {
      counted.tables += 1;
      counted.rows += control.rows;
    }
    yield content;
  }
}
