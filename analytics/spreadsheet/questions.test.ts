import { describe, expect, it } from 'vitest';
import { addDays } from '#analytics/calendar/plain-date.ts';
import { asked, count, read, sheet, sundays } from '#testing/spreadsheets/reading.ts';
import { answerKeyOf } from './questions.ts';

describe('a question', () => {
  const attendance = (text: (date: string, at: number) => string) => sheet('Date,Attendance', text);

  it.each<[string, string, string]>([
    [
      'the order of day and month',
      'Date,Attendance\n1/2/2024,90\n2/3/2024,95\n3/4/2024,99',
      'date_order month_first',
    ],
    [
      'the year',
      sheet(
        'Sunday,Attendance',
        (date, at) => `${date.slice(5).replace('-', '/')}/,${count(90, at, 1)}`,
      ).replaceAll('/,', ','),
      'year 2024',
    ],
    [
      'a day beside Sunday',
      attendance((date, at) => `${at === 9 ? addDays(date, 1) : date},${count(90, at, 1)}`),
      'odd_day usual_day',
    ],
    [
      'the year that was typed in January',
      attendance(
        (date, at) => `${at < 3 ? date.replace('2024', '2023') : date},${count(90, at, 1)}`,
      ),
      'odd_day usual_day',
    ],
    [
      'the year of dates beside columns of two',
      sheet(
        'Sunday,2024 Attendance,2023 Attendance',
        (date, at) =>
          `${Number(date.slice(5, 7))}/${Number(date.slice(8))},${count(90, at, 1)},${count(85, at, 2)}`,
      ),
      'year 2024',
    ],
    [
      'weeks by number',
      sheet('Week,2022,2023', (_, at) => `Week ${at + 1},${count(90, at, 1)},${count(95, at, 2)}`),
      'week_number from_january_1',
    ],
    [
      'averages of months',
      'Month,Attendance\nJanuary 2024,90\nFebruary 2024,92\nMarch 2024,95',
      'month_values leave_out',
    ],
    [
      'a column without a heading',
      sundays.map((date, at) => `${date},${count(90, at, 1)}`).join('\n'),
      'columns attendance',
    ],
    [
      'kids beside everybody',
      sheet(
        'Date,Attendance,Kids',
        (date, at) => `${date},${count(90, at, 1)},${count(20, at, 2)}`,
      ),
      'part_of already_in',
    ],
    [
      'four zeros in a row',
      attendance((date, at) => `${date},${at > 4 && at < 9 ? 0 : count(90, at, 1)}`),
      'zeros blank',
    ],
    [
      'ten times the others',
      attendance((date, at) => `${date},${at === 7 ? 990 : count(90, at, 1)}`),
      'outlier leave_out',
    ],
    [
      'a day that stands twice',
      attendance((date, at) => `${at === 6 ? sundays[5] : date},${count(90, at, 1)}`),
      'same_day last',
    ],
  ])('is asked about %s', (_, text, question) => {
    const result = read(text);
    expect(asked(result)).toEqual([question]);
  });

  it('about a total that does not add up holds only the rows that it touches', () => {
    const text = sheet('Date,9:00,11:00,Total', (date, at) => {
      const [early, late] = [count(60, at, 1), count(80, at, 2)];
      return `${date},${early},${late},${early + late + (at === 4 ? 9 : 0)}`;
    });
    const result = read(text);
    expect(asked(result)).toEqual(['total parts']);
    expect(result.rows.filter(({ tentative }) => tentative).map(({ date }) => date)).toEqual([
      sundays[4],
      sundays[4],
    ]);
    const total = read(text, { answers: { total: 'total' } });
    expect(total.ask).toEqual([]);
    expect(total.rows.filter(({ date }) => date === sundays[4])).toEqual([
      expect.objectContaining({ service: null, value: count(60, 4, 1) + count(80, 4, 2) + 9 }),
    ]);
  });

  it('about a total of money keeps it in the minor unit of its currency', () => {
    const text = sheet('Date,Attendance,Tithes,Offerings,Total giving', (date, at) => {
      const [tithes, offerings] = [count(9000, at, 1), count(700, at, 2)];
      return `${date},${count(60, at, 3)},${tithes},${offerings},${tithes + offerings + (at === 4 ? 5 : 0)}`;
    });
    const sum = count(9000, 4, 1) + count(700, 4, 2) + 5;
    for (const [currency, minor] of [
      ['KRW', 1],
      ['USD', 100],
    ] as const) {
      const { rows } = read(text, { church: { currency }, answers: { total: 'total' } });
      const giving = rows.filter(({ date, figure }) => date === sundays[4] && figure === 'giving');
      expect(giving.map(({ value }) => value)).toEqual([sum * minor]);
    }
  });

  it('about a total that never adds up keeps it from counting twice', () => {
    const text = sheet(
      'Date,9:00,Total',
      (date, at) => `${date},${count(60, at, 1)},${count(150, at, 2)}`,
    );
    // The one service is less than half of it: others came, too.
    expect(asked(read(text))).toEqual(['total total']);
    expect(read(text, { answers: { total: 'parts' } }).rows).toHaveLength(20);
  });

  it('is not asked about a date that is none: the cell is named', () => {
    const result = read(
      `${attendance((date, at) => `${date},${count(90, at, 1)}`)}\nChristmas Eve,300\n2/30/2022,90`,
    );
    expect(result.bad.map(({ error }) => error)).toEqual([
      'A22 says "Christmas Eve", which isn’t a date.',
      'A23 says "2/30/2022", which isn’t a date.',
    ]);
  });

  it('that was answered is not asked again, and its answer counts', () => {
    const text = 'Date,Attendance\n1/2/2024,90\n2/3/2024,95\n3/4/2024,99';
    const result = read(text, { answers: { date_order: 'day_first' } });
    expect(result.ask).toEqual([]);
    expect(result.rows.map(({ date }) => date)).toEqual(['2024-02-01', '2024-03-02', '2024-04-03']);
    expect(result.rows.every(({ tentative }) => tentative === undefined)).toBe(true);
  });

  it('about columns keeps its answer beside that of another about columns', () => {
    const text = sheet('Date,Early,Late,Ignite,Offering', (date, at) =>
      [date, count(90, at, 1), count(80, at, 2), count(70, at, 3), 4.5].join(),
    );
    const church = { currency: 'KES', country: 'KE' };
    const [people, units] = read(text, { church }).ask;
    expect(asked(read(text, { church }))).toEqual(['columns attendance', 'columns thousands']);
    const answers = {
      ...(people && { [answerKeyOf(people)]: 'attendance' }),
      ...(units && { [answerKeyOf(units)]: 'leave_out' }),
    };
    const result = read(text, { church, answers });
    expect(result.ask).toEqual([]);
    expect(new Set(result.rows.map(({ figure }) => figure))).toEqual(new Set(['attendance']));
    expect(result.rows).toHaveLength(60);
  });

  it('about zeros takes them away when nobody met', () => {
    const text = attendance((date, at) => `${date},${at > 4 && at < 9 ? 0 : count(90, at, 1)}`);
    expect(read(text, { answers: { zeros: 'blank' } }).rows).toHaveLength(16);
    expect(read(text, { answers: { zeros: 'zero' } }).rows).toHaveLength(20);
  });
});

describe('a cell', () => {
  it('that is no exact number is named, and nothing is made up for it', () => {
    const said = [
      '140-150',
      '200+',
      '-5',
      '12.5',
      '2 or 3',
      '~150',
      '150 (est.)',
      '168*',
      '1,260',
      '-',
      'COVID',
      '',
    ];
    const result = read(
      sheet('Date,Attendance', (date, at) => `${date},"${said[at] ?? 1200 + at}"`),
    );
    expect(result.bad.map(({ cell, error }) => [cell, error])).toEqual([
      ['B2', 'B2 says "140-150", which is two numbers.'],
      ['B3', 'B3 says "200+", which is not one exact number.'],
      ['B4', 'B4 says "-5", which is less than zero.'],
      ['B5', 'B5 says "12.5", which is not a whole number of people.'],
      ['B6', 'B6 says "2 or 3", which is two numbers.'],
    ]);
    expect(result.rows.slice(0, 4).map(({ value, estimate }) => [value, estimate])).toEqual([
      [150, true],
      [150, true],
      [168, undefined],
      [1260, undefined],
    ]);
    expect(result.rows).toHaveLength(12);
  });

  it('with three digits after a lone point is thousands of people', () => {
    const result = read(
      sheet('Datum;Besucher', (date, at) => `${date};1.${102 + at}`),
      { church: { country: 'DE' } },
    );
    expect(result.rows[0]?.value).toBe(1102);
  });

  it('with a date after today is left out, and said', () => {
    const result = read(
      sheet('Date,Attendance', (date, at) => `${date},${count(90, at, 1)}`),
      { church: { today: '2024-02-05' } },
    );
    expect(result.rows).toHaveLength(5);
    expect(result.skipped).toContainEqual(
      expect.objectContaining({ why: 'Those days haven’t happened yet.' }),
    );
  });
});
