import { describe, expect, it } from 'vitest';
import { minorDigits } from '#contract/minor-units.ts';
import { sheetLanguages } from '#testing/spreadsheets/languages.ts';
import { countedDays, layouts } from '#testing/spreadsheets/layouts.ts';
import { asked, read } from '#testing/spreadsheets/reading.ts';
import { amountOf, dateStyles, delimited } from '#testing/spreadsheets/written-cells.ts';

describe.each(layouts)('what was counted, laid out as $name', ({ rows, saysYear, truth }) => {
  // Proves: 7.counts.13
  it.each(sheetLanguages)('is read as it was written in $locale', (language) => {
    const { currency, country, delimiter } = language;
    const minor = 10 ** minorDigits(currency);
    const days = countedDays('2023-09-03', saysYear === 'title' ? 17 : 40, minor);
    const styles = dateStyles(language).filter(({ hasYear }) => hasYear || saysYear);
    // Each language has each way to write a date in some of the layouts.
    const turn =
      layouts.findIndex(({ rows: own }) => own === rows) + sheetLanguages.indexOf(language);
    for (const { name, write } of styles.filter((_, at) => (at + turn) % 3 === 0)) {
      const written = { date: write, amount: (value: number) => amountOf(language, value, minor) };
      const text = delimited(rows(days, language, written), delimiter);
      const result = read(text, { church: { country, currency } });
      const values = result.rows.map(({ date, figure, value }) => `${date} ${figure} ${value}`);
      expect(values.sort(), name).toEqual(truth(days).sort());
      expect([asked(result), result.bad], name).toEqual([[], []]);
      expect(new Set(result.rows.map(({ service }) => service)).size, name).toBeGreaterThan(1);
    }
  });
});
