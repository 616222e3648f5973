import { z } from 'zod';
import { ToolError } from './tool-error.ts';

/** A control line, or some rows of the table whose line came before: whole lines with their ends. */
export type BackupPart = { line: string } | { rows: Buffer };

const newline = 0x0a;

/**
 * Divides a backup into control lines and rows, which stay bytes.
 *
 * @param lines bytes that end with a line, some at a time
 * @param afterRowsOf tells by the first line how the line after rows begins
 */
export async function* divideBackup(
  lines: AsyncIterable<Buffer>,
  afterRowsOf: (header: string) => string,
): AsyncGenerator<BackupPart> {
  let afterRows: string | undefined;
  let isInRows = false;
  for await (const some of lines) {
    for (let from = 0; from < some.length; ) {
      if (isInRows) {
        const end = findLine(some, afterRows ?? '', from);
        if (end > from) {
          yield { rows: some.subarray(from, end) };
        }
        isInRows = end === some.length;
        from = end;
      } else {
        const end = some.indexOf(newline, from);
        const line = some.toString('utf8', from, end);
        afterRows ??= afterRowsOf(line);
        yield { line };
        isInRows = line.startsWith('{"table"');
        from = end + 1;
      }
    }
  }
}

/** Where the next line that begins like this does; the end if there is none. */
function findLine(lines: Buffer, beginning: string, from: number): number {
  if (lines.toString('utf8', from, from + beginning.length) === beginning) {
    return from;
  }
  const at = lines.indexOf(`\n${beginning}`, from);
  return at < 0 ? lines.length : at + 1;
}

/**
 * Cuts bytes where lines end.
 *
 * @param bytesMax of a line
 * @param tooLong made and thrown where a line is longer, or the last one does not end
 */
export async function* wholeLines(
  chunks: AsyncIterable<Buffer>,
  bytesMax: number,
  tooLong: () => Error,
): AsyncGenerator<Buffer> {
  let begun: Buffer[] = [];
  let begunBytes = 0;
  for await (const chunk of chunks) {
    const end = chunk.lastIndexOf(newline) + 1;
    if (end > 0) {
      yield Buffer.concat([...begun, chunk.subarray(0, end)]);
      [begun, begunBytes] = [[], 0];
    }
    begun.push(chunk.subarray(end));
    begunBytes += chunk.length - end;
    if (begunBytes > bytesMax) {
      throw tooLong();
    }
  }
  if (begunBytes > 0) {
    throw tooLong();
  }
}

/** How many lines end in these bytes. */
export function countLines(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(newline); at >= 0; at = bytes.indexOf(newline, at + 1)) {
    count += 1;
  }
  return count;
}

const earlierRow = z.array(z.nullable(z.string()));

const escapes: Readonly<Record<string, string>> = {
  ...{ '\\': '\\\\', '\b': '\\b', '\f': '\\f', '\n': '\\n', '\r': '\\r', '\t': '\\t', '\v': '\\v' },
};

const copiedBooleans: Readonly<Record<string, string>> = { true: 't', false: 'f' };

/**
 * Rows of the formats before COPY's, as COPY has them. Those had values cast to text, which differs from
 * COPY's text for booleans alone of the types that columns had.
 *
 * @param types of the row's values
 * @throws ToolError `backup_damaged` for what is no row
 */
export function asCopied(rows: Buffer, types: readonly string[]): Buffer {
  const lines = rows.toString('utf8').split('\n').slice(0, -1);
  return Buffer.from(lines.map((line) => `${copiedLine(line, types)}\n`).join(''));
}

function copiedLine(line: string, types: readonly string[]): string {
  return readEarlierRow(line)
    .map((value, at) => {
      const text = types[at] === 'boolean' && value ? (copiedBooleans[value] ?? value) : value;
      return text?.replace(/[\\\b\f\n\r\t\v]/g, (found) => escapes[found] ?? found) ?? '\\N';
    })
    .join('\t');
}

function readEarlierRow(line: string): (string | null)[] {
  try {
    return earlierRow.parse(JSON.parse(line));
  } catch (error) {
    throw new ToolError('backup_damaged', 'The backup contains a row that can’t be read.', error);
  }
}
