import { parseArgs } from 'node:util';
import { backUpDatabase } from './database/backup-database.ts';
import { countOf, runTool } from './database/run-tool.ts';
import { ToolError } from './database/tool-error.ts';
import { findKeys } from './database/tool-keys.ts';
import { readToolSettings } from './database/tool-settings.ts';

// `npm run backup -- <file> [--with-keys]`: the whole database in one file, even while it is in use.
await runTool(async () => {
  const { file, withKeys } = readArguments();
  const settings = readToolSettings(process.env);
  const keys = await findKeys(settings);
  if (withKeys && keys.text === undefined) {
    throw new ToolError(
      'usage',
      'There are no keys to put into the backup: keys.json is not in DATA_DIR, and JWT_PRIVATE_KEY and ENCRYPTION_KEY are not both set.',
    );
  }
  const address = settings.DATABASE_URL
    ? { databaseUrl: settings.DATABASE_URL }
    : { dataDir: settings.DATA_DIR };
  const { tables, rows, bytes } = await backUpDatabase(address, file, {
    keys,
    withKeys,
    passphrase: settings.BACKUP_PASSPHRASE,
    say: console.log,
  });
  console.log(
    `Backed up ${countOf(rows, 'row')} of ${countOf(tables, 'table')} to ${file} (${(bytes / 1000).toFixed(1)} kB).`,
  );
  if (settings.BACKUP_PASSPHRASE) {
    console.log('It is encrypted with BACKUP_PASSPHRASE, without which no one can read it.');
  }
  console.log(
    withKeys
      ? 'WARNING: This file contains the keys. Anyone who has it can sign in as any user. Encrypt it, and protect it like passwords.'
      : 'WARNING: The keys aren’t in this file. Keep a copy of keys.json, or of JWT_PRIVATE_KEY and ENCRYPTION_KEY, somewhere else: without them, everyone has to sign in again and reconnect their providers.',
  );
});

function readArguments(): { file: string; withKeys: boolean } {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'with-keys': { type: 'boolean', default: false } },
  });
  const [file, ...others] = positionals;
  if (!file || others.length > 0) {
    throw new ToolError('usage', 'Name one file: npm run backup -- <file> [--with-keys]');
  }
  return { file, withKeys: values['with-keys'] };
}
