import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';

/** Changes a backup as somebody would who knows the format, its checksum included. */
export function resealed(file: Buffer, change: (text: string) => string): Buffer {
  const lines = change(gunzipSync(file).toString()).replace(/\{"end.*\n$/, '');
  return gzipSync(`${lines}${JSON.stringify({ end: true, sha256: sha256Of(lines) })}\n`);
}

/** As a backup has it, in hexadecimal. */
function sha256Of(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** A backup's text as the formats before 3 had it; `ordered` puts the rows of each table in another order. */
export function inEarlierFormat(
  text: string,
  version: 1 | 2,
  ordered: (lines: string[]) => string[],
): string {
  return text
    .replace('"version":3', `"version":${version}`)
    .replace(
      /^(\{"table"[^\n]*\n)((?:[^\n]*\n)*?)\\\.\n\{"rows":(\d+)[^\n]*\n/gm,
      (_all, table: string, copied: string, rows: string) => {
        const lines = copied.split('\n').slice(0, -1).map(asArray);
        const given = ordered(lines)
          .map((line) => `${line}\n`)
          .join('');
        return `${table}${given}{"rows":${rows},"sha256":"${sha256Of(given)}"}\n`;
      },
    );
}

const unescaped: Readonly<Record<string, string>> = {
  ...{ b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' },
};

function asArray(copied: string): string {
  const values = copied
    .split('\t')
    .map((value) =>
      value === '\\N'
        ? null
        : value.replace(/\\(.)/g, (_all, letter: string) => unescaped[letter] ?? letter),
    );
  // As PostgreSQL's json_build_array writes it.
  return `[${values.map((value) => JSON.stringify(value)).join(', ')}]`;
}
