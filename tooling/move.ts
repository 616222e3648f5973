import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { areUsableKeys } from '#server/auth/keys.ts';
import { moveDatabase } from './database/move-database.ts';
import type { DatabaseAddress } from './database/reach-database.ts';
import type { Restored } from './database/restore-lines.ts';
import { confirm, countOf, runTool } from './database/run-tool.ts';
import { ToolError } from './database/tool-error.ts';
import {
  findKeys,
  requireSameKeys,
  settingsFor,
  type ToolKeys,
  writeKeysFile,
} from './database/tool-keys.ts';
import { readToolSettings, type ToolSettings } from './database/tool-settings.ts';

// `npm run move -- --to <DATABASE_URL | embedded> [--replace] [--yes]`: from the embedded database
// to an outside PostgreSQL, or back.
await runTool(async () => {
  const { to, replace, yes } = readArguments();
  const settings = readToolSettings(process.env);
  const keys = await findKeys(settings);
  if (replace && !yes) {
    await confirm('WHATEVER IS IN THE NEW DATABASE WILL BE THROWN AWAY.', 'replace');
  }
  await (to === 'embedded'
    ? moveIn(settings, keys, replace)
    : moveOut(settings, keys, { databaseUrl: to }, replace));
});

/** From DATABASE_URL into DATA_DIR, with the keys. */
async function moveIn(settings: ToolSettings, keys: ToolKeys, mayReplace: boolean): Promise<void> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = settings;
  if (!databaseUrl) {
    throw new ToolError('usage', 'Set DATABASE_URL to the database that is to be moved.');
  }
  const text = await requireKeys(keys);
  requireSameKeys(dataDir, text);
  report(
    await moveDatabase({
      from: { databaseUrl },
      to: { dataDir },
      signingKeyId: keys.signingKeyId,
      mayReplace,
      say: console.log,
    }),
  );
  writeKeysFile(dataDir, text);
  console.log(
    `Now unset DATABASE_URL, JWT_PRIVATE_KEY and ENCRYPTION_KEY, keep DATA_DIR=${resolve(dataDir)}, and start. The keys are in its keys.json. The old database is unchanged; drop it when you are sure.`,
  );
}

/** From DATA_DIR to another PostgreSQL. */
async function moveOut(
  settings: ToolSettings,
  keys: ToolKeys,
  to: DatabaseAddress & { databaseUrl: string },
  mayReplace: boolean,
): Promise<void> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = settings;
  const text = await requireKeys(keys);
  report(
    await moveDatabase({
      from: databaseUrl ? { databaseUrl } : { dataDir },
      to,
      signingKeyId: keys.signingKeyId,
      mayReplace,
      say: console.log,
    }),
  );
  if (databaseUrl) {
    console.log('Now set DATABASE_URL to the new address and start; the keys stay as they are.');
    return;
  }
  const file = join(dataDir, 'moved.env');
  writePrivately(file, settingsFor(to.databaseUrl, text));
  console.log(
    `Now start with the settings in ${resolve(file)} (DATABASE_URL and the keys), the same for every process; they are secrets. The old database in ${resolve(dataDir)} is unchanged; remove it when you are sure.`,
  );
}

function writePrivately(file: string, text: string): void {
  rmSync(`${file}.new`, { force: true });
  writeFileSync(`${file}.new`, text, { mode: 0o600, flag: 'wx', flush: true });
  renameSync(`${file}.new`, file);
}

async function requireKeys({ text }: ToolKeys): Promise<string> {
  if (text === undefined || !(await areUsableKeys(text))) {
    throw new ToolError(
      'usage',
      'The keys have to move along, and usable ones are not here: neither in keys.json in DATA_DIR, nor in JWT_PRIVATE_KEY and ENCRYPTION_KEY.',
    );
  }
  return text;
}

function report({ tables, migrated }: Restored): void {
  for (const [name, { rows, sha256 }] of tables) {
    console.log(`  ${name}: ${countOf(rows, 'row')}, the same in both (${sha256.slice(0, 12)})`);
  }
  if (migrated.length > 0) {
    console.log(`Brought up to date by ${countOf(migrated.length, 'migration')}.`);
  }
}

function readArguments(): { to: string; replace: boolean; yes: boolean } {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      replace: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    },
  });
  if (!values.to) {
    throw new ToolError(
      'usage',
      'Say where to: npm run move -- --to <DATABASE_URL> [--replace] [--yes], or npm run move -- --to embedded',
    );
  }
  return { to: values.to, replace: values.replace, yes: values.yes };
}
