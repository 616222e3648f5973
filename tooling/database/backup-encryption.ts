import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Decrypter, Encrypter } from 'age-encryption';
import { ToolError } from './tool-error.ts';

/** The first line of such a file (age-encryption.org/v1); `age -d` opens it too. */
const firstLine = 'age-encryption.org/v1\n';

/** Encrypts bytes with a passphrase. */
export async function encrypt(plain: Readable, passphrase: string): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  return Readable.fromWeb(await encrypter.encrypt(Readable.toWeb(plain)));
}

/**
 * @param file its name, for the sentence
 * @param passphrase undefined where none was given
 * @throws ToolError `passphrase` when it is missing or another one
 */
export async function decrypt(
  encrypted: Readable,
  file: string,
  passphrase: string | undefined,
): Promise<Readable> {
  if (passphrase === undefined) {
    throw new ToolError('passphrase', `${file} is encrypted. Set BACKUP_PASSPHRASE.`);
  }
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    return Readable.fromWeb(await decrypter.decrypt(Readable.toWeb(encrypted)));
  } catch (error) {
    const sentence = `${file} was encrypted with another passphrase than BACKUP_PASSPHRASE.`;
    throw new ToolError('passphrase', sentence, error);
  }
}

/** Whether a file is encrypted. @throws when it cannot be read */
export async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(firstLine.length));
    return buffer.toString('latin1') === firstLine;
  } finally {
    await handle.close();
  }
}
