import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import {
  findStoredTables,
  plainName,
  quotedName,
  type StoredTable,
  storedRows,
} from '#database/access/stored-tables.ts';
import { textFormats } from '#database/access/table-rows.ts';
import { asOwner } from './tool-databases.ts';

/** Changes a backup as somebody would who knows the format, its checksum included. */
export function resealed(file: Buffer, change: (text: string) => string): Buffer {
  const lines = change(gunzipSync(file).toString()).replace(/\{"end.*\n$/, '');
  return gzipSync(`${lines}${JSON.stringify({ end: true, sha256: sha256Of(lines) })}\n`);
}

/** As a backup has it, in hexadecimal. */
function sha256Of(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** A backup as the formats before 3 had it: its tables' rows as their writer took them from the database. */
export async function inEarlierFormat(
  owner: pg.ClientConfig,
  file: Buffer,
  version: 1 | 2,
): Promise<Buffer> {
  const tables = await asOwner(owner, async (client) => {
    await client.query(textFormats);
    const texts: string[] = [];
    for (const table of await findStoredTables(client)) {
      texts.push(await earlierTable(client, table, version));
    }
    return texts.join('');
  });
  return resealed(file, (text) =>
    text
      .replace('"version":3', `"version":${version}`)
      .replace(/^\{"table".*(?=^\{"sequences")/ms, () => tables),
  );
}

async function earlierTable(
  client: pg.Client,
  table: StoredTable,
  version: 1 | 2,
): Promise<string> {
  const columns = table.columns.map(({ name }) => name);
  const values = columns.map((name) => `${pg.escapeIdentifier(name)}::text`);
  const asText = version === 1 ? '::text collate "C"' : '';
  const key = table.key.map((name) => `${pg.escapeIdentifier(name)}${asText}`);
  const { rows } = await client.query<{ line: string }>(
    `select json_build_array(${values.join(', ')})::text as line from ${quotedName(table)}
     where ${storedRows(table)} order by ${key.join(', ')}`,
  );
  const given = rows.map(({ line }) => `${line}\n`).join('');
  const sum = JSON.stringify({ rows: rows.length, sha256: sha256Of(given) });
  return `${JSON.stringify({ table: plainName(table), columns })}\n${given}${sum}\n`;
}
