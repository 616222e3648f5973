import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, rmSync } from 'node:fs';
import { open, rename, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { compose, pipeline, Readable } from 'node:stream';
import { pipeline as pipelineDone } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { syncFolder } from '#database/embedded/folders.ts';
import { decrypt, encrypt, isEncrypted } from './backup-encryption.ts';
import { type BackupHeader, formatVersion, readControlLine } from './backup-format.ts';
import { ToolError } from './tool-error.ts';

/** No valid line is longer: the limits on texts are a hundred times lower. */
const lineCharactersMax = 67_108_864;

/** How much text goes through the compressor at a time. */
const chunkCharacters = 65_536;

/**
 * Writes lines to a file that only its owner can read. The file appears only when it is complete and on
 * disk.
 *
 * @param passphrase encrypts it
 * @returns its size in bytes
 * @throws ToolError `backup_exists`
 */
export async function writeBackupFile(
  file: string,
  lines: AsyncIterable<string>,
  passphrase?: string,
): Promise<{ bytes: number }> {
  if (existsSync(file)) {
    throw new ToolError(
      'backup_exists',
      `${resolve(file)} is there already. Name another file; nothing is overwritten.`,
    );
  }
  const draft = `${file}.partial`;
  const removeDraft = () => rmSync(draft, { force: true });
  removeDraft();
  process.once('exit', removeDraft);
  try {
    const output = createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true });
    const packed = compose(Readable.from(inChunks(lines)), createGzip());
    await pipelineDone(passphrase ? await encrypt(packed, passphrase) : packed, output);
    await rename(draft, file);
    syncFolder(dirname(resolve(file)));
    return { bytes: (await stat(file)).size };
  } finally {
    removeDraft();
    process.off('exit', removeDraft);
  }
}

async function* inChunks(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let chunk = '';
  for await (const line of lines) {
    chunk += `${line}\n`;
    if (chunk.length > chunkCharacters) {
      yield chunk;
      chunk = '';
    }
  }
  yield chunk;
}

/**
 * Reads the lines of a backup file, and checks before the last one that it is complete.
 *
 * @throws ToolError `backup_unknown`, `backup_damaged`, `passphrase`
 */
export async function* readBackupFile(file: string, passphrase?: string): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let isEnded = false;
  let isFirst = true;
  for await (const line of decompressedLines(file, passphrase)) {
    if (isFirst) {
      readHeader(line);
      isFirst = false;
    }
    if (isEnded) {
      throw damaged(file);
    }
    isEnded = isEnd(file, line, hash);
    yield line;
  }
  if (!isEnded) {
    throw damaged(file);
  }
}

/**
 * Whether this is the last line.
 *
 * @throws if its checksum does not match the lines before it
 */
function isEnd(file: string, line: string, hash: Hash): boolean {
  const control = line.startsWith('{"end"') ? readControlLine(line) : undefined;
  if (control && 'end' in control) {
    if (control.sha256 !== hash.digest('hex')) {
      throw damaged(file);
    }
    return true;
  }
  hash.update(`${line}\n`);
  return false;
}

/**
 * Reads a whole backup file only to check it, so that a broken one is refused before a database is
 * touched.
 *
 * @returns its first line
 * @throws ToolError `backup_unknown`, `backup_damaged`, `passphrase`
 */
export async function checkBackupFile(file: string, passphrase?: string): Promise<BackupHeader> {
  let header: BackupHeader | undefined;
  for await (const line of readBackupFile(file, passphrase)) {
    header ??= readHeader(line);
  }
  if (!header) {
    throw damaged(file);
  }
  return header;
}

/** The text of `keys.json` in a backup file; undefined if it has none. */
export async function readKeysLine(file: string, passphrase?: string): Promise<string | undefined> {
  let number = 0;
  for await (const line of readBackupFile(file, passphrase)) {
    number += 1;
    const control = number === 2 ? readControlLine(line) : undefined;
    if (control) {
      return 'keysFile' in control ? control.keysFile : undefined;
    }
  }
  return undefined;
}

/** Reads the first line of a backup. @throws ToolError `backup_unknown` */
export function readHeader(line: string): BackupHeader {
  const control = readControlLine(line);
  if (!control || !('format' in control)) {
    throw new ToolError('backup_unknown', 'This is no backup of Steeple.');
  }
  if (control.version !== formatVersion) {
    throw new ToolError(
      'backup_unknown',
      `This backup has the format ${control.version}, written by Steeple ${control.steeple}; this Steeple reads format ${formatVersion}. Restore it with that version.`,
    );
  }
  return control;
}

/** Lines end with a line feed only; a row may contain any other character. */
async function* decompressedLines(file: string, passphrase?: string): AsyncGenerator<string> {
  const bytes = await openReadable(file);
  const packed = (await isEncrypted(file)) ? await decrypt(bytes, file, passphrase) : bytes;
  const text = createGunzip();
  // A read error reaches the consumer of the text.
  pipeline(packed, text, () => {});
  let begun: string[] = [];
  let begunLength = 0;
  try {
    for await (const chunk of text.setEncoding('utf8')) {
      const parts = String(chunk).split('\n');
      const last = parts.pop() ?? '';
      const [first, ...whole] = parts;
      if (first !== undefined) {
        yield `${begun.join('')}${first}`;
        yield* whole;
        [begun, begunLength] = [[], 0];
      }
      begun.push(last);
      begunLength += last.length;
      if (begunLength > lineCharactersMax) {
        throw damaged(file);
      }
    }
  } catch (error) {
    throw error instanceof ToolError ? error : damaged(file, error);
  }
  if (begunLength > 0) {
    throw damaged(file);
  }
}

async function openReadable(file: string): Promise<Readable> {
  try {
    await (await open(file)).close();
    return createReadStream(file);
  } catch (error) {
    throw new ToolError('usage', `${resolve(file)} cannot be read. Name a backup file.`, error);
  }
}

function damaged(file: string, cause?: unknown): ToolError {
  return new ToolError(
    'backup_damaged',
    `${resolve(file)} is damaged or truncated, and was not used; take another backup.`,
    cause,
  );
}
