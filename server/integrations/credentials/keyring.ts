import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { ConfigError } from '../../config.ts';

/**
 * Encrypts short texts for the database with AES-256-GCM. Each names the key it was encrypted with,
 * so that a new key can take over while old texts remain.
 */
export type Keyring = {
  /** Names the key that seals from now on. */
  currentKeyId: string;
  /**
   * Seals a text. `place` says where it belongs; it is not stored, but the text opens in no other
   * place.
   *
   * @returns `v1.<key id>.<nonce>.<ciphertext and tag>`, the last two in base64url
   */
  seal(text: string, place: string): string;
  /**
   * @returns what was sealed in this place
   * @throws KeyringError
   */
  open(sealed: string, place: string): string;
};

/** A sealed text cannot be opened. The error holds neither the text nor a key. */
export class KeyringError extends Error {
  readonly code: 'sealed_text_malformed' | 'sealing_key_unknown' | 'sealed_text_altered';

  constructor(code: KeyringError['code'], message: string) {
    super(message);
    this.name = 'KeyringError';
    this.code = code;
  }
}

const [version, cipher, nonceBytes, tagBytes] = ['v1', 'aes-256-gcm', 12, 16] as const;
const sealedForm = /^v1\.([0-9a-f]{8})\.([\w-]{16})\.([\w-]{22,})$/;

/**
 * Makes a keyring. Keys have 32 bytes.
 *
 * @param current the key that seals
 * @param accepted further keys that only open
 */
export function createKeyring(current: Buffer, accepted: readonly Buffer[] = []): Keyring {
  const currentKeyId = keyIdOf(current);
  const keys = new Map([current, ...accepted].map((key) => [keyIdOf(key), key]));
  return {
    currentKeyId,
    seal: (text, place) => {
      const nonce = randomBytes(nonceBytes);
      const body = encrypt(current, nonce, text, place);
      return [version, currentKeyId, nonce.toString('base64url'), body.toString('base64url')].join(
        '.',
      );
    },
    open: (sealed, place) => {
      const [, keyId = '', nonce = '', body = ''] = sealedForm.exec(sealed) ?? [];
      if (keyId === '') {
        throw new KeyringError('sealed_text_malformed', 'This is no sealed text.');
      }
      const key = keys.get(keyId);
      if (!key) {
        throw new KeyringError(
          'sealing_key_unknown',
          `The key ${keyId} is not known here: name it in ENCRYPTION_KEYS_ACCEPTED.`,
        );
      }
      return decrypt(key, Buffer.from(nonce, 'base64url'), Buffer.from(body, 'base64url'), place);
    },
  };
}

/**
 * Reads `ENCRYPTION_KEYS_ACCEPTED`: keys of 32 bytes in base64, separated by commas.
 *
 * @throws ConfigError
 */
export function readAcceptedKeys(list: string): Buffer[] {
  const texts = list.split(',').map((text) => text.trim());
  return texts.filter((text) => text !== '').map(readAcceptedKey);
}

function readAcceptedKey(text: string, index: number): Buffer {
  if (!/^[A-Za-z0-9+/]{43}=$/.test(text)) {
    throw new ConfigError(
      `ENCRYPTION_KEYS_ACCEPTED: key number ${index + 1} isn’t valid. Each must be 32 bytes in base64 (44 characters); separate them by commas.`,
    );
  }
  return Buffer.from(text, 'base64');
}

/** The first 32 bits of the key's SHA-256: enough to tell an operator's few keys apart. */
function keyIdOf(key: Buffer): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 8);
}

function encrypt(key: Buffer, nonce: Buffer, text: string, place: string): Buffer {
  const sealing = createCipheriv(cipher, key, nonce, { authTagLength: tagBytes });
  sealing.setAAD(Buffer.from(place));
  return Buffer.concat([sealing.update(text, 'utf8'), sealing.final(), sealing.getAuthTag()]);
}

function decrypt(key: Buffer, nonce: Buffer, body: Buffer, place: string): string {
  const opening = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes });
  opening.setAAD(Buffer.from(place));
  opening.setAuthTag(body.subarray(-tagBytes));
  try {
    const text = opening.update(body.subarray(0, -tagBytes));
    return Buffer.concat([text, opening.final()]).toString('utf8');
  } catch {
    throw new KeyringError(
      'sealed_text_altered',
      'A sealed text was altered, or belongs in another place.',
    );
  }
}
