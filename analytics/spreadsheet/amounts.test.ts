import { describe, expect, it } from 'vitest';
import { asked, count, read, sheet } from '#testing/spreadsheets/reading.ts';
import type { Answers } from './questions.ts';

describe('an amount', () => {
  it.each([
    ['INR', '₹1,70,600', 17_060_000],
    ['INR', '12,34,567', 123_456_700],
    ['KES', '35,333/=', 3_533_300],
    ['INR', '4,500/-', 450_000],
  ])('in %s is read as it is grouped there: %s', (currency, amount, minor) => {
    const { rows, bad } = read(
      sheet('Date\tOffering', (date) => `${date}\t${amount}`),
      {
        church: { currency },
      },
    );
    expect(new Set(rows.map(({ figure, value }) => `${figure} ${value}`))).toEqual(
      new Set([`giving ${minor}`]),
    );
    expect(bad).toEqual([]);
  });

  it.each([
    ['KRW', '헌금(천원)', '1523', 1_523_000],
    ['JPY', '献金(万円)', '12', 120_000],
    ['EUR', 'Kollekte (Tsd. €)', '1,5', 150_000],
    ['KES', 'Offering (in thousands)', '45.5', 4_550_000],
    ['UGX', "Offering '000", '450', 450_000],
    ['USD', 'Offering', '450', 45_000],
    ['ZMW', 'Tithes (K)', '3002', 300_200],
    ['KES', 'Offering (K.Sh)', '3002', 300_200],
    ['EUR', 'Kollekte (k €)', '1,5', 150_000],
  ])('in %s is of the unit that its heading names: %s', (currency, heading, amount, minor) => {
    const { rows, ask } = read(
      sheet(`Date\t${heading}`, (date) => `${date}\t${amount}`),
      {
        church: { currency },
      },
    );
    expect(new Set(rows.map(({ figure, value }) => `${figure} ${value}`))).toEqual(
      new Set([`giving ${minor}`]),
    );
    expect(ask).toEqual([]);
  });

  it.each([
    ['thousands', [3_325_000]],
    ['as_written', [3_325]],
    ['leave_out', []],
  ])('too small for so many people is asked about, and answered with %s', (answer, values) => {
    const text = sheet(
      'Date,Attendance,Offering',
      (date, at) => `${date},${count(400, at, 1)},33.25`,
    );
    const church = { currency: 'KES', country: 'KE' };
    const given = (answers: Answers) =>
      read(text, { church, answers }).rows.filter(({ figure }) => figure === 'giving');
    expect(asked(read(text, { church }))).toEqual(['columns thousands']);
    expect(given({}).every(({ tentative }) => tentative)).toBe(true);
    expect([...new Set(given({ columns: answer }).map(({ value }) => value))]).toEqual(values);
  });

  it.each([
    ['USD', 'Offering (K)'],
    ['USD', 'Giving [mil]'],
  ])('in %s of a unit that may mean another thing is asked about: %s', (currency, heading) => {
    const text = sheet(`Date\t${heading}`, (date) => `${date}\t3002`);
    const valuesOf = (answers: Answers) =>
      new Set(read(text, { church: { currency }, answers }).rows.map(({ value }) => value));
    expect(asked(read(text, { church: { currency } }))).toEqual(['columns thousands']);
    expect(valuesOf({ columns: 'as_written' })).toEqual(new Set([300_200]));
    expect(valuesOf({ columns: 'thousands' })).toEqual(new Set([300_200_000]));
  });
});
