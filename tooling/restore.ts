import { parseArgs } from 'node:util';
import { areUsableKeys } from '#server/auth/keys.ts';
import { checkBackupFile, readKeysLine } from './database/backup-file.ts';
import type { BackupHeader } from './database/backup-format.ts';
import { restoreDatabase } from './database/restore-database.ts';
import { confirm, countOf, runTool } from './database/run-tool.ts';
import { ToolError } from './database/tool-error.ts';
import { findKeys, requireSameKeys, writeKeysFile } from './database/tool-keys.ts';
import { readToolSettings, type ToolSettings } from './database/tool-settings.ts';

// `npm run restore -- <file> [--replace] [--yes] [--with-keys] [--check]`: restores a backup.
const usage =
  'Name one file: npm run restore -- <file> [--replace] [--yes] [--with-keys], or npm run restore -- <file> --check';

await runTool(async () => {
  const { file, check, replace, yes, withKeys } = readArguments();
  const settings = readToolSettings(process.env);
  const { BACKUP_PASSPHRASE: passphrase } = settings;
  if (check) {
    console.log(`${file} is complete: ${describe(await checkBackupFile(file, passphrase))}.`);
    return;
  }
  const keysText = withKeys ? await requireKeys(file, settings) : undefined;
  const { header, tables, migrated } = await restoreDatabase(
    settings.DATABASE_URL ? { databaseUrl: settings.DATABASE_URL } : { dataDir: settings.DATA_DIR },
    file,
    {
      mayReplace: replace,
      passphrase,
      confirm: async (found, lost) => {
        console.log(`${file}: ${describe(found)}.`);
        if (replace && lost.length > 0 && !yes) {
          await confirm(`WARNING: These rows will be deleted: ${listOf(lost)}.`, 'replace');
        }
      },
      say: console.log,
    },
  );
  if (keysText !== undefined) {
    writeKeysFile(settings.DATA_DIR, keysText);
  }
  const rows = [...tables.values()].reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `Restored ${countOf(rows, 'row')} of ${countOf(tables.size, 'table')}, each compared with the backup.`,
  );
  if (migrated.length > 0) {
    console.log(`Database updated with ${countOf(migrated.length, 'migration')}.`);
  }
  await warnAboutKeys(header, settings);
});

/** The keys in a backup, checked before anything is restored. */
async function requireKeys(file: string, settings: ToolSettings): Promise<string> {
  const text = await readKeysLine(file, settings.BACKUP_PASSPHRASE);
  if (text === undefined) {
    throw new ToolError('usage', `${file} has no keys in it. Leave out --with-keys.`);
  }
  if (settings.DATABASE_URL) {
    throw new ToolError(
      'usage',
      'With DATABASE_URL the keys are settings, so --with-keys has nowhere to write them. Restore without it, or unset DATABASE_URL.',
    );
  }
  if (!(await areUsableKeys(text))) {
    throw new ToolError(
      'backup_damaged',
      'The keys in the backup don’t work. Restore it without --with-keys, and set the keys yourself.',
    );
  }
  requireSameKeys(settings.DATA_DIR, text);
  return text;
}

/** Warns that another signing key ends every session. */
async function warnAboutKeys({ keys }: BackupHeader, settings: ToolSettings): Promise<void> {
  const { signingKeyId } = await findKeys(settings);
  if (keys.signing !== null && keys.signing !== signingKeyId) {
    console.log(
      `WARNING: The signing key isn’t the one in the backup (${keys.signing}), so everyone will have to sign in again. Restore keys.json, or JWT_PRIVATE_KEY, before the next start to avoid that.`,
    );
  }
  if (keys.encryption.length > 0) {
    console.log(
      `Providers stay connected only with the encryption ${keys.encryption.length === 1 ? 'key' : 'keys'} ${keys.encryption.join(', ')}.`,
    );
  }
}

function describe({ createdAt, steeple, migrations }: BackupHeader): string {
  return `a backup of ${createdAt}, by Steeple ${steeple} with ${countOf(migrations.length, 'migration')}`;
}

function listOf(tables: { name: string; rows: number }[]): string {
  return tables.map(({ name, rows }) => `${name} (${rows})`).join(', ');
}

function readArguments() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      check: { type: 'boolean', default: false },
      replace: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
      'with-keys': { type: 'boolean', default: false },
    },
  });
  const [file, ...others] = positionals;
  if (!file || others.length > 0) {
    throw new ToolError('usage', usage);
  }
  const { check, replace, yes, 'with-keys': withKeys } = values;
  return { file, check, replace, yes, withKeys };
}
