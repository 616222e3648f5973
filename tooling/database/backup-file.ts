import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, rmSync } from 'node:fs';
import { open, rename, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { compose, pipeline, Readable } from 'node:stream';
import { pipeline as pipelineDone } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { syncFolder } from '#database/embedded/folders.ts';
import { decrypt, encrypt, isEncrypted } from './backup-encryption.ts';
import {
  type BackupHeader,
  formatVersion,
  readableVersions,
  readControlLine,
} from './backup-format.ts';
import { ToolError } from './tool-error.ts';

/** No valid line is longer: the limits on texts are a hundred times lower. */
const lineCharactersMax = 67_108_864;

/** How much text goes through the compressor at a time. */
const chunkCharacters = 65_536;

/**
 * Writes text to a file that only its owner can read. The file appears only when it is complete and on
 * disk.
 *
 * @param passphrase encrypts it
 * @returns its size in bytes
 * @throws ToolError `backup_exists`
 */
export async function writeBackupFile(
  file: string,
  texts: AsyncIterable<string>,
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
    const packed = compose(Readable.from(inChunks(texts)), createGzip());
    await pipelineDone(passphrase ? await encrypt(packed, passphrase) : packed, output);
    await rename(draft, file);
    syncFolder(dirname(resolve(file)));
    return { bytes: (await stat(file)).size };
  } finally {
    removeDraft();
    process.off('exit', removeDraft);
  }
}

async function* inChunks(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let chunk = '';
  for await (const text of texts) {
    chunk += text;
    if (chunk.length > chunkCharacters) {
      yield chunk;
      chunk = '';
    }
  }
  yield chunk;
}

/**
 * Reads the lines of a backup file, the header and then some at a time, and checks before the last one that it is complete.
 *
 * @throws ToolError `backup_unknown`, `backup_damaged`, `passphrase`
 */
export async function* readBackupFile(file: string, passphrase?: string): AsyncGenerator<string[]> {
  const hash = createHash('sha256');
  let isEnded = false;
  for await (const lines of headerFirst(decompressedLines(file, passphrase))) {
    const last = lines.at(-1) ?? '';
    const isEnd = last.startsWith('{"end"');
    const before = isEnd ? lines.slice(0, -1) : lines;
    if (isEnded || before.some((line) => line.startsWith('{"end"'))) {
      throw damaged(file);
    }
    if (before.length > 0) {
      hash.update(`${before.join('\n')}\n`);
    }
    if (isEnd) {
      requireSum(file, last, hash);
      isEnded = true;
    }
    yield lines;
  }
  if (!isEnded) {
    throw damaged(file);
  }
}

/** The first line by itself, if it is a header. @throws ToolError `backup_unknown` */
async function* headerFirst(batches: AsyncGenerator<string[]>): AsyncGenerator<string[]> {
  let isFirst = true;
  for await (const lines of batches) {
    if (isFirst) {
      readHeader(lines[0] ?? '');
      yield lines.slice(0, 1);
    }
    yield isFirst ? lines.slice(1) : lines;
    isFirst = false;
  }
}

/** @throws unless the last line has the checksum of the lines before it */
function requireSum(file: string, end: string, hash: Hash): void {
  const control = readControlLine(end);
  if (!control || !('end' in control) || control.sha256 !== hash.digest('hex')) {
    throw damaged(file);
  }
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
  for await (const [line] of readBackupFile(file, passphrase)) {
    header ??= readHeader(line ?? '');
  }
  if (!header) {
    throw damaged(file);
  }
  return header;
}

/** The text of `keys.json` in a backup file; undefined if it has none. */
export async function readKeysLine(file: string, passphrase?: string): Promise<string | undefined> {
  const first: string[] = [];
  for await (const lines of readBackupFile(file, passphrase)) {
    first.push(...lines.slice(0, 2));
    if (first.length >= 2) {
      break;
    }
  }
  const control = readControlLine(first[1] ?? '');
  return control && 'keysFile' in control ? control.keysFile : undefined;
}

/** Reads the first line of a backup. @throws ToolError `backup_unknown` */
export function readHeader(line: string): BackupHeader {
  const control = readControlLine(line);
  if (!control || !('format' in control)) {
    throw new ToolError('backup_unknown', 'This isn’t a Steeple backup.');
  }
  if (!readableVersions.includes(control.version)) {
    throw new ToolError(
      'backup_unknown',
      `This backup has the format ${control.version}, written by Steeple ${control.steeple}; this Steeple reads formats up to ${formatVersion}. Restore it with that version.`,
    );
  }
  return control;
}

/** Lines end with a line feed only; a row may contain any other character. */
async function* decompressedLines(file: string, passphrase?: string): AsyncGenerator<string[]> {
  const bytes = await openReadable(file);
  const packed = (await isEncrypted(file)) ? await decrypt(bytes, file, passphrase) : bytes;
  const text = createGunzip({ chunkSize: chunkCharacters });
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
        yield [`${begun.join('')}${first}`, ...whole];
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
    throw new ToolError('usage', `We couldn’t read ${resolve(file)}. Name a backup file.`, error);
  }
}

function damaged(file: string, cause?: unknown): ToolError {
  return new ToolError(
    'backup_damaged',
    `${resolve(file)} is damaged or truncated, and was not used; take another backup.`,
    cause,
  );
}
