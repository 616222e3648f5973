import type { Ask } from '../questions.ts';
import { type Table, yearsIn } from '../table/table.ts';

/** Columns of several years beside dates without one: which year do the dates have? */
export function askCompared(table: Table, ask: Ask): { year: number; isOpen: boolean } | null {
  const years = [
    ...new Set(
      table.headings.flatMap((parts) => {
        const named = yearsIn(parts.join(' '));
        return named.length === 1 ? named : [];
      }),
    ),
  ];
  const isOpen = table.lines.every(({ form }) => form.kind === 'day' && form.year === null);
  if (!isOpen || years.length < 2) {
    return null;
  }
  const choices = years
    .toSorted((one, other) => other - one)
    .slice(0, 3)
    .map(String);
  const asked = ask({ about: 'year', choices, suggested: choices[0] ?? '' });
  return { year: Number(asked.choice), isOpen: asked.isOpen };
}

/** The year of all dates; null where they are of several, or do not say. */
export function yearOf({ lines }: Table): number | null {
  const years = new Set(lines.map(({ form }) => (form.kind === 'day' ? form.year : null)));
  const [only = null] = years;
  return years.size === 1 ? only : null;
}

/** Years of the titles, else of the sheet's name, else of the file's. */
export function yearsOf(table: Table, fileName: string): number[] {
  const titles = [...table.titles, ...table.headings.flat(), table.dateHeading].flatMap(yearsIn);
  return [titles, yearsIn(table.sheet), yearsIn(fileName)].find((years) => years.length > 0) ?? [];
}
