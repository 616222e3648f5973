import { type UnzipFileInfo, unzipSync } from 'fflate';
import { spreadsheetRefusals } from '#contract/messages/spreadsheet.ts';
import { fileLimits, SpreadsheetError } from '../cell.ts';

const entriesMax = 2_000;
/** Bytes by which a packed part may be larger than it says it unpacks to. */
const packedOver = 1_024;
const wanted =
  /^xl\/(?:workbook\.xml|styles\.xml|sharedStrings\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/i;

/** The parts of a workbook that are read, as text, by their path in lower case. */
export type Parts = ReadonlyMap<string, string>;

/**
 * Unpacks a workbook. What it says of its size is checked before anything is unpacked; what it does not
 * say is never unpacked, since each part gets no more room than it said.
 *
 * @throws {SpreadsheetError} for a bomb, a lying size, macros, or another kind of file
 */
export function unpack(bytes: Uint8Array): Parts {
  checkEntries(entriesOf(bytes));
  const parts = new Map<string, string>();
  const unpacked = attempt(() => unzipSync(bytes, { filter: ({ name }) => wanted.test(name) }));
  for (const [name, part] of Object.entries(unpacked)) {
    parts.set(name.toLowerCase(), new TextDecoder().decode(part));
  }
  return parts;
}

function entriesOf(bytes: Uint8Array): UnzipFileInfo[] {
  const entries: UnzipFileInfo[] = [];
  attempt(() =>
    unzipSync(bytes, {
      filter: (entry) => {
        entries.push(entry);
        if (entries.length > entriesMax) {
          throw new SpreadsheetError(spreadsheetRefusals.tooMuch);
        }
        return false;
      },
    }),
  );
  return entries;
}

function checkEntries(entries: readonly UnzipFileInfo[]): void {
  const size = entries.reduce((sum, { originalSize }) => sum + originalSize, 0);
  const lies = entries.some((entry) => entry.size > entry.originalSize + packedOver);
  if (size > fileLimits.unpackedBytes || lies) {
    throw new SpreadsheetError(spreadsheetRefusals.tooMuch);
  }
  const names = entries.map(({ name }) => name.toLowerCase());
  const isWorkbook = names.includes('xl/workbook.xml');
  if (!isWorkbook || names.some((name) => name.endsWith('vbaproject.bin'))) {
    throw new SpreadsheetError(spreadsheetRefusals.otherFormat);
  }
}

function attempt<Result>(act: () => Result): Result {
  try {
    return act();
  } catch (error) {
    throw error instanceof SpreadsheetError
      ? error
      : new SpreadsheetError(spreadsheetRefusals.broken);
  }
}
