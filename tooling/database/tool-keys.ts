import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { ensureFolder } from '#database/embedded/folders.ts';
import { importSigningKey } from '#server/auth/signing-key.ts';
import { ToolError } from './tool-error.ts';
import type { ToolSettings } from './tool-settings.ts';

const keysFile = z.object({
  jwtPrivateKey: z.string(),
  encryptionKey: z.string(),
  /** Replaced signing keys whose tokens are still valid. */
  retiredJwtKeys: z.array(z.object({ key: z.string() })).default([]),
});

/** The keys of a database, as far as they are known here. */
export type ToolKeys = {
  /** In the format of `keys.json`; undefined if unknown here. */
  text: string | undefined;
  /** The id of the key that signs tokens. */
  signingKeyId: string | null;
};

/** Finds the keys in the settings, else in the data folder. Never generates any. */
export async function findKeys(settings: ToolSettings): Promise<ToolKeys> {
  const stored = readIfThere(keysPath(settings.DATA_DIR));
  const inFile = readKeys(stored);
  const { JWT_PRIVATE_KEY, ENCRYPTION_KEY } = settings;
  const jwtPrivateKey = JWT_PRIVATE_KEY ?? inFile?.jwtPrivateKey;
  const encryptionKey = ENCRYPTION_KEY ?? inFile?.encryptionKey;
  const isAsStored = JWT_PRIVATE_KEY === undefined && ENCRYPTION_KEY === undefined;
  const text =
    jwtPrivateKey && encryptionKey && !isAsStored
      ? `${JSON.stringify({ jwtPrivateKey, encryptionKey }, null, 2)}\n`
      : stored;
  return { text, signingKeyId: await idOf(jwtPrivateKey) };
}

/**
 * Writes `keys.json` into a data folder, readable by its owner only. Existing equal keys are kept.
 *
 * @throws ToolError `keys_differ`
 */
export function writeKeysFile(dataDir: string, text: string): void {
  requireSameKeys(dataDir, text);
  const path = keysPath(ensureFolder(dataDir, 0o700));
  if (readIfThere(path) === undefined) {
    writeFileSync(path, text, { mode: 0o600, flag: 'wx', flush: true });
  }
}

/**
 * Refuses a data folder with other keys, which would invalidate all sessions, or with a file of keys that
 * cannot be read.
 *
 * @throws ToolError `keys_differ`
 */
export function requireSameKeys(dataDir: string, text: string): void {
  const path = keysPath(dataDir);
  if (!existsSync(path)) {
    return;
  }
  // A file that cannot be read, or is no pair of keys, would not let a start use those of the data.
  const [there, wanted] = [readKeys(readIfThere(path)), readKeys(text)];
  if (
    there?.jwtPrivateKey !== wanted?.jwtPrivateKey ||
    there?.encryptionKey !== wanted?.encryptionKey
  ) {
    throw new ToolError(
      'keys_differ',
      `${resolve(path)} has different keys from the ones this data was made with, or none that can be read. Move that file away, or use another DATA_DIR.`,
    );
  }
}

/**
 * Keys as settings, in a format that Node's --env-file, systemd's EnvironmentFile and Docker Compose's
 * env_file all understand.
 *
 * @param text in the format of `keys.json`
 */
export function settingsOf(text: string): string {
  const keys = readKeys(text);
  const retired = keys?.retiredJwtKeys.map(({ key }) => key) ?? [];
  return [
    `JWT_PRIVATE_KEY='${keys?.jwtPrivateKey}'`,
    ...(retired.length > 0 ? [`JWT_KEYS_ACCEPTED='[${retired.join(',')}]'`] : []),
    `ENCRYPTION_KEY='${keys?.encryptionKey}'`,
  ].join('\n');
}

function readKeys(text: string | undefined): z.infer<typeof keysFile> | undefined {
  try {
    return text === undefined ? undefined : keysFile.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function keysPath(dataDir: string): string {
  return join(dataDir, 'keys.json');
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

async function idOf(key: string | undefined): Promise<string | null> {
  try {
    return key === undefined ? null : (await importSigningKey(key)).kid;
  } catch {
    return null;
  }
}
