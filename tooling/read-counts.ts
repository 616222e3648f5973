import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { SpreadsheetError } from '#analytics/spreadsheet/cell.ts';
import { spreadsheetChurch } from '#analytics/spreadsheet/church.ts';
import { openFile } from '#analytics/spreadsheet/open-file.ts';
import { readCounts } from '#analytics/spreadsheet/read-counts.ts';

// `npm run read-counts -- <file> [--church <json>] [--answers <json>]`: what the page that takes a
// spreadsheet would make of it, as JSON. Exits with 2 and one sentence for a file that it refuses.
const usage = 'Usage: npm run read-counts -- <file> [--church <json>] [--answers <json>]';
const today = new Date().toISOString().slice(0, 10);

try {
  const { file, church, answers } = argumentsOf();
  const bytes = await read(file);
  const result = readCounts(
    openFile(bytes),
    basename(file),
    spreadsheetChurch.parse({ today, ...(await jsonOf(church)) }),
    z.record(z.string(), z.string()).parse(await jsonOf(answers)),
  );
  process.stdout.write(`${JSON.stringify(result, null, 1)}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof SpreadsheetError ? 2 : 1;
}

function argumentsOf() {
  try {
    const { values, positionals } = parseArgs({
      options: { church: { type: 'string' }, answers: { type: 'string' } },
      allowPositionals: true,
    });
    const [file] = positionals;
    if (file !== undefined && positionals.length === 1) {
      return { file, ...values };
    }
  } catch {
    // Said by the usage.
  }
  throw new SpreadsheetError(usage);
}

async function read(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch {
    throw new SpreadsheetError(`We couldn’t read the file ${file}.`);
  }
}

/** A JSON object in a file, or written out on the command line. */
async function jsonOf(value: string | undefined): Promise<Record<string, unknown>> {
  if (value === undefined) {
    return {};
  }
  const text = value.trimStart().startsWith('{')
    ? value
    : new TextDecoder().decode(await read(value));
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
  } catch {
    throw new SpreadsheetError(`${value} is no JSON object.`);
  }
}
