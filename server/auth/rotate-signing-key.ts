import { chown, rename, rm, stat } from 'node:fs/promises';
import { syncFolder } from '#database/embedded/folders.ts';
import { draftPath, type KeysFile, keysPath, readKeysFile, writeDurably } from './keys.ts';
import { KeysError } from './keys-error.ts';
import { sessionIdleDaysMax } from './sessions.ts';
import { createSigningKey } from './signing-key.ts';

const dayMs = 24 * 3600 * 1000;

/**
 * Puts a new signing key into `DATA_DIR/keys.json`, in use from the next start on. The previous one
 * is accepted for as long as a session lives without a refresh, so nobody is signed out; with
 * `isLeaked` no earlier key is accepted, and everybody is. A crash leaves either the old file or
 * the new one, never a mixture.
 *
 * @throws KeysError when there is no such file, or it cannot be written
 */
export async function rotateSigningKey(
  dataDir: string,
  { isLeaked = false, now = new Date() } = {},
): Promise<void> {
  const path = keysPath(dataDir);
  const keys = await readKeysFile(path);
  if (!keys) {
    throw new KeysError(
      'keys_missing',
      `There is no ${path}. Where the keys are settings, set a new JWT_PRIVATE_KEY and put the old one into JWT_KEYS_ACCEPTED: docs/decisions/signing-keys.md says in which order.`,
    );
  }
  await replaceFile(dataDir, {
    ...keys,
    jwtPrivateKey: await createSigningKey(),
    retiredJwtKeys: isLeaked ? [] : retire(keys, now),
  });
}

function retire(
  { jwtPrivateKey, retiredJwtKeys }: KeysFile,
  now: Date,
): KeysFile['retiredJwtKeys'] {
  const oldestMs = now.getTime() - sessionIdleDaysMax * dayMs;
  return [
    { key: jwtPrivateKey, retiredAt: now.toISOString() },
    ...retiredJwtKeys.filter(({ retiredAt }) => Date.parse(retiredAt) > oldestMs),
  ];
}

async function replaceFile(dataDir: string, keys: KeysFile): Promise<void> {
  const path = keysPath(dataDir);
  const draft = draftPath(dataDir);
  try {
    const { uid, gid } = await stat(path);
    await writeDurably(draft, `${JSON.stringify(keys, null, 2)}\n`);
    // When root runs this, the file must stay readable to the user that Steeple runs as.
    await chown(draft, uid, gid);
    await rename(draft, path);
    syncFolder(dataDir);
  } catch (error) {
    throw new KeysError(
      'keys_file_unusable',
      `We couldn’t write the keys to ${path}; nothing was changed. Run this as the user that owns that file.`,
      error,
    );
  } finally {
    await rm(draft, { force: true });
  }
}
