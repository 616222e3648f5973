import { minorDigits } from '#contract/minor-units.ts';
import type { SheetLanguage } from './languages.ts';

/** How dates are written: by its name, with whether the year stands beside them. */
export type DateStyle = { name: string; hasYear: boolean; write: (date: string) => string };

/** Ways to write a date in a language. */
export function dateStyles({ locale }: SheetLanguage): DateStyle[] {
  const written = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, {
      ...{ timeZone: 'UTC', calendar: 'gregory', numberingSystem: 'latn' },
      ...options,
    });
    return (date: string) => format.format(new Date(date));
  };
  return [
    { name: 'ISO', hasYear: true, write: (date) => date },
    { name: 'short', hasYear: true, write: written({ dateStyle: 'short' }) },
    { name: 'medium', hasYear: true, write: written({ dateStyle: 'medium' }) },
    { name: 'full', hasYear: true, write: written({ dateStyle: 'full' }) },
    {
      name: 'weekday',
      hasYear: true,
      write: written({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
    },
    { name: 'day and month', hasYear: false, write: written({ day: 'numeric', month: 'short' }) },
    {
      name: 'digits of day and month',
      hasYear: false,
      write: written({ day: 'numeric', month: 'numeric' }),
    },
  ];
}

/** An amount as the language writes it, with its currency. */
export function amountOf(
  { locale, currency }: SheetLanguage,
  value: number,
  minor: number,
): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    // Engines differ in how many there are.
    minimumFractionDigits: minorDigits(currency),
    maximumFractionDigits: minorDigits(currency),
    numberingSystem: 'latn',
  }).format(value / minor);
}

/** Cells as they are written. */
export type Rows = (string | number)[][];

/** A sheet as text with its delimiter; what holds it is quoted. */
export function delimited(rows: Rows, delimiter: string): string {
  return rows
    .map((row) =>
      row
        .map((cell) =>
          `${cell}`.includes(delimiter) || `${cell}`.includes('"')
            ? `"${`${cell}`.replaceAll('"', '""')}"`
            : `${cell}`,
        )
        .join(delimiter),
    )
    .join('\n');
}
