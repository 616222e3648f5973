import { join, resolve } from 'node:path';
import { areUsableKeys, generateKeys } from '#server/auth/keys.ts';
import { KeysError } from '#server/auth/keys-error.ts';
import { rotateSigningKey } from '#server/auth/rotate-signing-key.ts';
import { findKeys, settingsOf } from './database/tool-keys.ts';

// `npm run keys`: generates the two secrets that all processes on one DATABASE_URL share.
// `npm run keys -- settings`: those of DATA_DIR, for a move to another PostgreSQL.
// `npm run keys -- rotate`: a new signing key for DATA_DIR; nobody is signed out.
// `npm run keys -- revoke`: the same if the old one may have leaked; everybody has to sign in again.
const [command] = process.argv.slice(2);
const dataDir = process.env.DATA_DIR || '.data';
try {
  if (command === undefined) {
    const { jwtPrivateKey, encryptionKey } = await generateKeys();
    console.log(`JWT_PRIVATE_KEY='${jwtPrivateKey}'`);
    console.log(`ENCRYPTION_KEY='${encryptionKey}'`);
  } else if (command === 'settings') {
    const { text } = await findKeys({ DATA_DIR: dataDir });
    if (text === undefined || !(await areUsableKeys(text))) {
      throw new KeysError(
        'keys_missing',
        `There are no usable keys in ${join(resolve(dataDir), 'keys.json')}.`,
      );
    }
    console.log(settingsOf(text));
  } else if (command === 'rotate') {
    await rotateSigningKey(dataDir);
    console.log('There is a new signing key. Restart Steeple to use it; no one is signed out.');
  } else if (command === 'revoke') {
    await rotateSigningKey(dataDir, { isLeaked: true });
    console.log(
      'The old signing key is revoked. Restart Steeple now; everyone has to sign in again.',
    );
  } else {
    console.error(
      `Unknown: ${command}. Use "settings", "rotate" or "revoke", or nothing for a fresh pair.`,
    );
    process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof KeysError)) {
    throw error;
  }
  console.error(error.message);
  process.exitCode = 1;
}
