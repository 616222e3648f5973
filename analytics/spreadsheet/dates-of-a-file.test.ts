import { expect, it } from 'vitest';
import { asked, read } from '#testing/spreadsheets/reading.ts';

it('a table with days up to 12 only has the order that the others of its file are sure of', () => {
  const january = 'Date,Adults\n1/5/2025,90\n1/12/2025,92\n1/19/2025,91\n1/26/2025,95';
  const february = 'Date,Adults\n2/2/2025,88\n2/9/2025,94';
  const result = read(`${january}\n,\n${february}`);
  expect(asked(result)).toEqual([]);
  expect(result.rows.slice(-2).map(({ date }) => date)).toEqual(['2025-02-02', '2025-02-09']);
  expect(asked(read(february))).toEqual(['date_order month_first']);
});

it('days with their weekdays are of the year after the one that the title begins in', () => {
  const title = 'Attendance from September 2024';
  const sheet = 'When,Adults\nSun 9 Feb,90\nSun 16 Feb,92\nSun 23 Feb,91';
  const result = read(`${title},\n${sheet}`, { church: { country: 'GB' } });
  expect(asked(result)).toEqual([]);
  expect(result.rows.map(({ date }) => date)).toEqual(['2025-02-09', '2025-02-16', '2025-02-23']);
  expect(asked(read(sheet))).toEqual(['year 2025']);
});

it('no weekday is usual that only two or three of the days fall on', () => {
  const text =
    'Date,Guests\n2025-02-03,74\n2025-03-04,53\n2025-05-05,51\n2025-06-07,93\n2025-08-09,51';
  expect(asked(read(text))).toEqual([]);
});
