import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { syncFolder } from '#database/embedded/folders.ts';
import { readAcceptedSigningKeys } from './accepted-keys.ts';
import { KeysError } from './keys-error.ts';
import { createSigningKey, readSigningKey } from './signing-key.ts';

/** The secrets that every process of one Steeple shares. */
export type Keys = {
  /** ES256 private key: a JWK as one line of JSON, its members in a fixed order. */
  jwtPrivateKey: string;
  /**
   * Further private keys of the same form: tokens signed with them are accepted, none are issued.
   */
  jwtKeysAccepted: readonly string[];
  /** 32 bytes, for provider tokens at rest. */
  encryptionKey: Buffer;
};

export type KeySources = {
  /** Where `keys.json` is, or is to be. */
  dataDir: string;
  /** `JWT_PRIVATE_KEY`; takes precedence over the file. */
  jwtPrivateKey?: string | undefined;
  /** `JWT_KEYS_ACCEPTED`, a JSON array of JWKs; added to those in the file. */
  jwtKeysAccepted?: string | undefined;
  /** `ENCRYPTION_KEY`, 32 bytes in base64; takes precedence over the file. */
  encryptionKey?: string | undefined;
  /** Whether missing keys may be generated: only with a database of our own. */
  mayGenerate: boolean;
};

const keysFile = z.object({
  jwtPrivateKey: z.string(),
  encryptionKey: z.string(),
  /** Keys replaced by `npm run keys -- rotate`. Older files have none. */
  retiredJwtKeys: z.array(z.object({ key: z.string(), retiredAt: z.iso.datetime() })).default([]),
});

/** `keys.json`. */
export type KeysFile = z.infer<typeof keysFile>;
type KeyTexts = Pick<KeysFile, 'jwtPrivateKey' | 'encryptionKey'>;

/**
 * Loads the keys: those in the environment, else those in `DATA_DIR/keys.json`, else new ones that
 * are written there (readable by the owner only). When two processes start at once, one writes and
 * both read.
 *
 * @throws KeysError
 */
export async function loadKeys(sources: KeySources): Promise<Keys> {
  const { jwtPrivateKey, encryptionKey } = sources;
  const accepted = await readAcceptedSigningKeys(sources.jwtKeysAccepted ?? '');
  if (jwtPrivateKey !== undefined && encryptionKey !== undefined) {
    return parseKeys({ jwtPrivateKey, encryptionKey }, accepted, 'The setting');
  }
  if (!sources.mayGenerate) {
    const missing = jwtPrivateKey === undefined ? 'JWT_PRIVATE_KEY' : 'ENCRYPTION_KEY';
    throw new KeysError(
      'keys_missing',
      `${missing} is not set. Every process on the same database needs the same keys, so none can be made up here.`,
    );
  }
  const path = keysPath(sources.dataDir);
  const stored = (await readKeysFile(path)) ?? (await createKeysFile(sources.dataDir, path));
  return parseKeys(
    {
      jwtPrivateKey: jwtPrivateKey ?? stored.jwtPrivateKey,
      encryptionKey: encryptionKey ?? stored.encryptionKey,
    },
    [...accepted, ...(await readRetiredKeys(stored))],
    `In ${path} or among the settings`,
  );
}

/** Whether a start could use a text as `keys.json`. */
export async function areUsableKeys(text: string): Promise<boolean> {
  try {
    const stored = keysFile.parse(JSON.parse(text));
    await parseKeys(stored, await readRetiredKeys(stored), 'In the text');
    return true;
  } catch {
    return false;
  }
}

/** @throws KeysError */
function readRetiredKeys({ retiredJwtKeys }: KeysFile): Promise<string[]> {
  return readAcceptedSigningKeys(`[${retiredJwtKeys.map(({ key }) => key).join(',')}]`);
}

/**
 * Generates a new pair.
 *
 * @returns both as the settings `JWT_PRIVATE_KEY` and `ENCRYPTION_KEY` expect them
 */
export async function generateKeys(): Promise<KeyTexts> {
  return {
    jwtPrivateKey: await createSigningKey(),
    encryptionKey: randomBytes(32).toString('base64'),
  };
}

/** Where a data folder has its keys. */
export function keysPath(dataDir: string): string {
  return join(dataDir, 'keys.json');
}

async function parseKeys(
  texts: KeyTexts,
  jwtKeysAccepted: readonly string[],
  where: string,
): Promise<Keys> {
  const jwtPrivateKey = await readSigningKey(texts.jwtPrivateKey);
  if (jwtPrivateKey === undefined) {
    throw new KeysError(
      'keys_invalid',
      `${where} JWT_PRIVATE_KEY isn’t valid. It must be an ES256 private key as a JWK in one line of JSON: {"kty":"EC","crv":"P-256","x":…,"y":…,"d":…}.`,
    );
  }
  if (!/^[A-Za-z0-9+/]{43}=$/.test(texts.encryptionKey)) {
    throw new KeysError(
      'keys_invalid',
      `${where} ENCRYPTION_KEY isn’t valid. It must be 32 bytes in base64 (44 characters), for example from: openssl rand -base64 32`,
    );
  }
  return {
    jwtPrivateKey,
    jwtKeysAccepted,
    encryptionKey: Buffer.from(texts.encryptionKey, 'base64'),
  };
}

/**
 * Reads `keys.json`.
 *
 * @returns undefined when there is none; anything else that keeps it from being read is an error
 * @throws KeysError `keys_file_unusable`
 */
export async function readKeysFile(path: string): Promise<KeysFile | undefined> {
  try {
    return keysFile.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    if (isFileError(error, 'ENOENT')) {
      return;
    }
    // The cause is left out: a parser quotes what it could not parse, and that is a key.
    throw new KeysError(
      'keys_file_unusable',
      `We couldn’t read the keys in ${path}. Restore the file from a backup, or give this user read access to it. Without it, everyone has to sign in again and reconnect their providers.`,
    );
  }
}

async function createKeysFile(dataDir: string, path: string): Promise<KeysFile> {
  await mkdir(dataDir, { recursive: true });
  const draft = draftPath(dataDir);
  const keys = await generateKeys();
  try {
    await writeDurably(draft, `${JSON.stringify(keys, null, 2)}\n`);
    // A hard link is created atomically and never replaces an existing file.
    await link(draft, path);
    syncFolder(dataDir);
    return { ...keys, retiredJwtKeys: [] };
  } catch (error) {
    const theirs = isFileError(error, 'EEXIST') ? await readKeysFile(path) : undefined;
    if (theirs) {
      return theirs;
    }
    throw new KeysError(
      'keys_file_unusable',
      `We couldn’t write the keys to ${path}. Give this user write access to that folder, or set DATA_DIR to a folder it can write to.`,
      error,
    );
  } finally {
    await rm(draft, { force: true });
  }
}

/** A temporary name beside the file that is about to be replaced. */
export function draftPath(dataDir: string): string {
  return join(dataDir, `keys.${process.pid}.${randomBytes(4).toString('hex')}.tmp`);
}

/** Writes a new file that only its owner reads, and waits until it is on disk. */
export async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

function isFileError(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
