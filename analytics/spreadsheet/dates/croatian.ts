import type { Grid } from '../cell.ts';
import type { SpreadsheetChurch } from '../church.ts';

/** Months that no other language calls so. */
const onlyCroatian = /siječ[an]|veljač|ožuj[ak]|svib[an]|rujn|rujan|kolovoz|studen(?:i|og)/i;
const october = /listopad\p{L}*/giu;

/** `Listopad` is October in Croatia and November in Poland and Bohemia: what else the file names says which. */
export function withCroatianMonths(
  grids: readonly Grid[],
  { country }: SpreadsheetChurch,
): readonly Grid[] {
  const has = (pattern: RegExp) =>
    grids.some(({ rows }) => rows.some((row) => row.some(({ text }) => text.search(pattern) >= 0)));
  if (!has(october) || !(['HR', 'BA'].includes(country) || has(onlyCroatian))) {
    return grids;
  }
  return grids.map(({ sheet, rows }) => ({
    sheet,
    rows: rows.map((row) =>
      row.map((cell) => ({ ...cell, text: cell.text.replace(october, 'October') })),
    ),
  }));
}
