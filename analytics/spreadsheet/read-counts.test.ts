import { describe, expect, it } from 'vitest';
import { addDays } from '#analytics/calendar/plain-date.ts';
import {
  american,
  asked,
  columnsOf,
  count,
  read,
  sheet,
  sundays,
} from '#testing/spreadsheets/reading.ts';

describe('a spreadsheet', () => {
  it('gives services, kids and giving, and leaves out the total that adds them up', () => {
    const result = read(
      sheet('Date,8:30,11:00,Kids,Total,Offering,Notes', (date, at) => {
        const [early, late, kids] = [count(90, at, 1), count(130, at, 2), count(30, at, 3)];
        return `${american(date)},${early},${late},${kids},${early + late + kids},"$1,2${10 + at}.50",x`;
      }),
    );
    expect(columnsOf(result)).toEqual([
      '08:30 Attendance attendance 20',
      '11:00 Attendance attendance 20',
      'Kids kids 20',
      'Offering giving 20',
    ]);
    expect(result.rows.find(({ figure }) => figure === 'giving')?.value).toBe(121_050);
    expect(asked(result)).toEqual([]);
    expect(result.skipped.map(({ what }) => what)).toEqual(['Notes', 'Total']);
  });

  it.each([
    ['Datum;Erwachsene;Kinder;Gäste;Kollekte', 'DE', '1.234,50 €', 123_450],
    ['Fecha;Adultos;Niños;Visitas;Ofrenda', 'ES', '1.234,50 €', 123_450],
    ['Date;Adultes;Enfants;Invités;Offrande', 'FR', '1\u202f234,50 €', 123_450],
    ['Datum;Volwassenen;Kinderen;Gasten;Collecte', 'NL', '€ 1.234,50', 123_450],
    ['Data;Dorośli;Dzieci;Goście;Taca', 'PL', '1 234,50 zł', 123_450],
    ['Datum;Vuxna;Barn;Gäster;Kollekt', 'SE', '1\u00a0234,50 kr', 123_450],
    ['Datum;Erwachsene;Kinder;Gäste;Kollekte', 'CH', "CHF 1'234.50", 123_450],
    ['Data;Adulti;Bambini;Ospiti;Offerte', 'IT', '1.234,50 €', 123_450],
    ['Data;Adultos;Crianças;Visitantes;Dízimos', 'BR', 'R$ 1.234,50', 123_450],
    ['날짜;장년;어린이;새가족;헌금', 'KR', '1,234원', 1_234],
  ])('is read in its own language: %s', (heading, country, money, minor) => {
    const result = read(
      sheet(heading, (date, at) => {
        const day = country === 'KR' ? date : date.split('-').reverse().join('.');
        return `${day};${count(90, at, 1)};${count(20, at, 2)};${count(2, at, 3)};${money}`;
      }),
      { church: { country, currency: country === 'KR' ? 'KRW' : 'EUR' } },
    );
    expect(result.rows.map(({ figure }) => figure).slice(0, 4)).toEqual([
      'attendance',
      'kids',
      'first_time_guests',
      'giving',
    ]);
    expect(result.rows[3]?.value).toBe(minor);
    expect(result.rows).toHaveLength(80);
    expect(asked(result)).toEqual([]);
  });

  it('gives the same counts with its dates across as with its dates down', () => {
    const across = [
      ['Service', ...sundays.map(american)],
      ['9:00', ...sundays.map((_, at) => count(90, at, 1))],
      ['11:00', ...sundays.map((_, at) => count(60, at, 2))],
    ];
    const down = read(
      sheet(
        'Date,9:00,11:00',
        (date, at) => `${american(date)},${count(90, at, 1)},${count(60, at, 2)}`,
      ),
    );
    const result = read(across.map((row) => row.join(',')).join('\n'));
    expect(new Set(result.rows.map((row) => JSON.stringify(row)))).toEqual(
      new Set(down.rows.map((row) => JSON.stringify(row))),
    );
  });

  it('in long form tells services and categories apart', () => {
    const lines = sundays.flatMap((date, at) =>
      ['9:00', '11:00'].flatMap((time, service) =>
        ['Adults', 'Kids'].map(
          (name, kind) => `${date},${time},${name},${count(40, at, service * 2 + kind + 1)}`,
        ),
      ),
    );
    expect(columnsOf(read(['Date,Service,Category,Count', ...lines].join('\n')))).toEqual([
      '09:00 Adults attendance 20',
      '09:00 Kids kids 20',
      '11:00 Adults attendance 20',
      '11:00 Kids kids 20',
    ]);
  });

  it('of a form takes the date of the service, and no names', () => {
    const result = read(
      sheet(
        'Timestamp,Your name,Date of service,Which service?,Adults',
        (date, at) =>
          `${american(addDays(date, 1))} 8:12:33,Ana,${american(date)},9:00 AM,${count(80, at, 1)}`,
      ),
    );
    expect(columnsOf(result)).toEqual(['09:00 Adults attendance 20']);
    expect(result.rows[0]?.date).toBe('2024-01-07');
    expect(JSON.stringify(result)).not.toContain('Ana');
  });

  it('keeps the total of the Sundays before services were counted apart', () => {
    const result = read(
      sheet('Date,9:00,11:00,Total', (date, at) => {
        const [early, late] = [count(60, at, 1), count(80, at, 2)];
        return at < 8 ? `${date},,,${early + late}` : `${date},${early},${late},${early + late}`;
      }),
    );
    expect(columnsOf(result)).toEqual([
      'Attendance attendance 8',
      '09:00 Attendance attendance 12',
      '11:00 Attendance attendance 12',
    ]);
  });

  it('reads its own export again without a question, and equal', () => {
    const lines = sundays.flatMap((date, at) => [
      `${date},North,09:00,Adults,${count(90, at, 1)},`,
      `${date},North,09:00,Kids,~${count(20, at, 2)},`,
      `${date},,,'=Offering,${count(900, at, 3)}.50,`,
    ]);
    const result = read(
      `\uFEFF${['date,campus,service,category,value,span', ...lines].join('\n')}`,
    );
    expect(asked(result)).toEqual([]);
    expect(columnsOf(result)).toEqual([
      '09:00 North Adults attendance 20',
      '09:00 North Kids kids 20',
      '=Offering giving 20',
    ]);
    expect(result.rows[1]?.estimate).toBe(true);
  });

  it('takes every row from each of its blocks, by the year above it', () => {
    const block = (year: number, first: string) =>
      `${year},\nSunday,Attendance\n${Array.from({ length: 20 }, (_, at) => {
        const date = addDays(first, 7 * at);
        return `${new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(date))},${count(80, at, 1)}`;
      }).join('\n')}\nAverage,90\n\n`;
    const result = read(block(2022, '2022-01-02') + block(2023, '2023-01-01'));
    expect(columnsOf(result)).toEqual(['Attendance attendance 40']);
    expect(result.rows[20]?.date).toBe('2023-01-01');
  });

  it.each<[string, string, string[]]>([
    [
      'the month above and the days below it',
      `2024,January,,,,February,,,\nService,7,14,21,28,4,11,18,25\n9:00,${sundays.slice(0, 8).map((_, at) => count(90, at, 1))}\n11:00,${sundays.slice(0, 8).map((_, at) => count(60, at, 2))}`,
      ['09:00 Attendance attendance 8', '11:00 Attendance attendance 8'],
    ],
    [
      'blocks of a month, one below the other',
      ['January 2024,7,14,21,28', 'February 2024,4,11,18,25']
        .map((month) => `${month}\n9:00,90,91,92,93\n11:00,50,51,55,56`)
        .join('\n'),
      ['09:00 Attendance attendance 8', '11:00 Attendance attendance 8'],
    ],
    [
      'an event, a time and a type in each row',
      sheet('Event,Date,Time,Attendance type,Count', (date, at) =>
        ['Adults', 'Kids']
          .map(
            (type, salt) => `Worship,${american(date)},9:00 AM,${type},${count(60, at, salt + 1)}`,
          )
          .join('\n'),
      ),
      ['09:00 Adults attendance 20', '09:00 Kids kids 20'],
    ],
    [
      'midnight as no time, and numbered rows',
      sheet(',Date,Attendance', (date, at) => `${at + 1},${date} 00:00:00,${count(90, at, 1)}`),
      ['Attendance attendance 20'],
    ],
    [
      'the members of the roll',
      sheet('Date,Attendance,Members', (date, at) => `${date},${count(90, at, 1)},250`),
      ['Attendance attendance 20', 'Members own_members 20'],
    ],
    [
      'few of everything',
      sheet(
        'Date,Attendance,Baptisms,Decisions,Cards',
        (date, at) => `${date},${count(90, at, 1)},${at === 3 ? 2 : 0},${at === 3 ? 2 : 0},0`,
      ),
      [
        'Attendance attendance 20',
        'Baptisms own_baptisms 20',
        'Decisions own_decisions 20',
        'Cards own_cards 20',
      ],
    ],
    [
      'the month only beside its first day',
      `Month,Day,Adults\nJanuary 2024,7,90\n,14,91\n,21,97\n,28,88\nFebruary 2024,4,91\n,11,99`,
      ['Adults attendance 6'],
    ],
    [
      'months down and the first to the fifth Sunday across',
      `Sundays of 2024\n,1st,2nd,3rd,4th\nJanuary,90,91,92,93\nFebruary,80,81,82,83`,
      ['Sundays of 2024 attendance 8'],
    ],
    [
      'the numbers of a spreadsheet',
      'Date,Attendance\n45298,90\n45305,92\n45312,99',
      ['Attendance attendance 3'],
    ],
    [
      'quarters between its rows',
      sheet(
        'Date,Adults',
        (date, at) => `${date},${count(90, at, 1)}${at === 12 ? '\nQ1 Total,1170' : ''}`,
      ),
      ['Adults attendance 20'],
    ],
    [
      'three rows of headings',
      sheet(
        'First Baptist,,\n,North Campus,South Campus\n,Adults,Adults\nDate,,',
        (date, at) => `${date},${count(90, at, 1)},${count(60, at, 2)}`,
      ),
      ['North Campus Adults attendance 20', 'South Campus Adults attendance 20'],
    ],
  ])('is read with %s', (_, text, columns) => {
    const result = read(text);
    expect(columnsOf(result)).toEqual(columns);
    expect(result.rows[0]?.date).toBe('2024-01-07');
    expect(asked(result)).toEqual([]);
  });
});
