import { expect, test } from 'vitest';
import { asCopied, countLines, divideBackup, wholeLines } from './backup-parts.ts';

const copied = [
  '{"format"}',
  '{"table":1}',
  '{"a"\t1',
  '[]\t\\\\.',
  '',
  '\\.',
  '{"rows":3}',
  '{"end"}',
];
const earlier = ['{"format"}', '{"table":1}', '["{"]', '["\\\\."]', '{"rows":2}', '{"end"}'];

/** The lines as they were divided, rows in brackets. */
async function divided(lines: readonly string[], bytes: number, afterRows: string) {
  const text = Buffer.from(lines.map((line) => `${line}\n`).join(''));
  async function* chunks() {
    for (let at = 0; at < text.length; at += bytes) {
      yield text.subarray(at, at + bytes);
    }
  }
  const whole = wholeLines(chunks(), 100, () => new Error('too long'));
  const parts: string[] = [];
  for await (const part of divideBackup(whole, () => afterRows)) {
    const rows = 'rows' in part ? part.rows.toString().slice(0, -1).split('\n') : undefined;
    parts.push(...(rows?.map((row) => `(${row})`) ?? ['line' in part ? part.line : '']));
  }
  return parts;
}

test.each([1, 2, 3, 7, 20, 1000])(
  'wherever %d bytes end, lines and rows are told apart',
  async (bytes) => {
    expect(await divided(copied, bytes, '\\.\n')).toEqual(
      copied.map((line, at) => (at >= 2 && at < 5 ? `(${line})` : line)),
    );
    expect(await divided(earlier, bytes, '{')).toEqual(
      earlier.map((line, at) => (at >= 2 && at < 4 ? `(${line})` : line)),
    );
  },
);

test('a line that is too long or does not end is given up', async () => {
  const read = async (text: string) => {
    const lines: Buffer[] = [];
    async function* chunks() {
      yield Buffer.from(text);
    }
    for await (const some of wholeLines(chunks(), 10, () => new Error('too long'))) {
      lines.push(some);
    }
    return lines.length;
  };
  expect(await read('1234567890\n')).toBe(1);
  await expect(read('12345678901')).rejects.toThrow('too long');
  await expect(read('1\n2')).rejects.toThrow('too long');
});

test('rows of the earlier formats become those of COPY', () => {
  const rows = Buffer.from('["a", null, "\\\\N", "\\t\\n\\r\\b\\f\\u000b"]\n[""]\n');
  expect(asCopied(rows, []).toString()).toBe('a\t\\N\t\\\\N\t\\t\\n\\r\\b\\f\\v\n\n');
  expect(countLines(rows)).toBe(2);
  const damaged = expect.objectContaining({ code: 'backup_damaged' });
  expect(() => asCopied(Buffer.from('[1]\n'), [])).toThrow(damaged);
  expect(() => asCopied(Buffer.from('["a\n'), [])).toThrow(damaged);
});

test('booleans of the earlier formats become those of COPY, texts like them stay', () => {
  const rows = Buffer.from('["true", "true", "false", null]\n');
  const types = ['text', 'boolean', 'boolean', 'boolean'];
  expect(asCopied(rows, types).toString()).toBe('true\tt\tf\t\\N\n');
});
