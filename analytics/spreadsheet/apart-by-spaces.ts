/** Columns of a mail or a document are apart by two spaces or more. */
const gapMin = 2;
const cellPattern = /[^ \u00a0]+(?:[ \u00a0][^ \u00a0]+)*/g;
const delimiter = '\u001f';

type Part = { cell: string; from: number; to: number };

/**
 * The lines of a text whose columns are apart by spaces, with a delimiter. Where each line has as many cells, they
 * are its columns; else some are blank, and where a cell stands says which column it is of.
 *
 * @param counting the lines that have numbers
 * @returns null where columns are not apart by spaces, or a cell may be of two of them
 */
export function apartBySpaces(
  text: string,
  counting: readonly string[],
): { delimiter: string; lines: string } | null {
  if (counting.filter((line) => partsOf(line).length > 1).length < 0.8 * counting.length) {
    return null;
  }
  const lines = text.split(/\r\n|\n|\r/).map(partsOf);
  const rows = lines.filter(({ length }) => length > 1);
  const places = new Set(rows.map(({ length }) => length)).size === 1 ? null : placesOf(rows);
  const isAsTyped = places === null;
  if (!isAsTyped && (text.includes('\t') || rows.some((row) => isDoubled(row, places)))) {
    return null;
  }
  const cellsOf = (parts: readonly Part[]) =>
    isAsTyped
      ? parts.map(({ cell }) => cell)
      : places.map((_, at) => parts.find((part) => placeOf(part, places) === at)?.cell ?? '');
  return { delimiter, lines: lines.map((parts) => cellsOf(parts).join(delimiter)).join('\n') };
}

function partsOf(line: string): Part[] {
  return [...line.matchAll(cellPattern)].map(({ 0: cell, index }) => ({
    cell,
    from: index,
    to: index + cell.length,
  }));
}

type Place = { from: number; to: number };

/** From where to where the columns reach: between them, each line has a gap. */
function placesOf(rows: readonly (readonly Part[])[]): Place[] {
  const places: Place[] = [];
  for (const { from, to } of rows.flat().toSorted((one, other) => one.from - other.from)) {
    const last = places.at(-1);
    if (last && from < last.to + gapMin) {
      last.to = Math.max(last.to, to);
    } else {
      places.push({ from, to });
    }
  }
  return places;
}

function placeOf({ from }: Part, places: readonly Place[]): number {
  return Math.max(
    0,
    places.findLastIndex((place) => place.from <= from),
  );
}

function isDoubled(row: readonly Part[], places: readonly Place[]): boolean {
  return new Set(row.map((part) => placeOf(part, places))).size < row.length;
}
