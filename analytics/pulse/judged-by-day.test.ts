import { expect, test } from 'vitest';
import type { FigureId, FigureWeek } from '#contract/figures.ts';
import { type Weekday, weekdays } from '#contract/functions/measures.ts';
import { type Given, plain, pulseOf, quiet } from '#testing/figures/made-up-pulse.ts';
import { rowsOf } from '#testing/figures/made-up-rows.ts';
import { addWeeks, weekOf } from '../calendar/church-week.ts';
import { addDays } from '../calendar/plain-date.ts';

const sunday = '2027-02-21';

/** A church whose newest week holds the Sunday, as it was read on a day. */
function churchOn(
  today: string,
  weekStartsOn: Weekday,
  { came = 172, giving = 500_000 }: { came?: number; giving?: number } = {},
): Given {
  const newest = weekOf(sunday, weekStartsOn);
  const rows = (values: number[], source: string): FigureWeek[] => {
    const weeks = rowsOf(addWeeks(newest, 1 - values.length), values);
    return weeks.map((row) => ({
      ...row,
      source,
      state: addDays(row.week, 9) < today ? 'complete' : 'incomplete',
    }));
  };
  const kids = quiet(59, 40);
  return {
    figures: new Map<FigureId, FigureWeek[]>([
      ['attendance', rows([...quiet(59), came], 'headcounts')],
      ['kids', rows([...kids, 40], 'check_ins')],
      ['first_time_guests', rows([...quiet(59, 12), 12], 'first_time_check_ins')],
      ['giving', rows([...quiet(59, 500_000), giving], 'donations')],
      [
        'giving_units',
        rows(
          Array.from({ length: 60 }, () => 60),
          'donations',
        ),
      ],
    ]),
    weekStartsOn,
    countedDays: { services: ['sunday'] },
    today,
    now: `${today}T20:00:00Z`,
  };
}

const days = weekdays.flatMap((start) =>
  Array.from({ length: 7 }, (_, after) => [start, addDays(sunday, after)] as const),
);

test.each(days)('weeks from %s, on %s: Sunday is judged once it is over', (start, today) => {
  const pulse = pulseOf(churchOn(today, start));
  const isOver = today > sunday;
  expect(pulse.week.first).toBe(weekOf(sunday, start));
  for (const id of ['attendance', 'kids', 'first_time_guests'] as const) {
    const { state, verdict } = pulse.tile(id) ?? {};
    expect([id, state === 'provisional']).toEqual([id, !isOver]);
    expect([id, verdict?.side === null]).toEqual([id, !isOver]);
  }
  expect(plain(pulse.sentence.text)).toMatch(
    isOver ? /^A normal week: 172 people on Sunday/ : /^So far this week: 172\. We’re expecting/,
  );
});

test('a service during the week that is still to come is waited for', () => {
  const given = churchOn('2027-02-22', 'sunday');
  const countedDays = { services: ['sunday', 'wednesday'] } as const;
  const figures = new Map(given.figures);
  const attendance = (given.figures.get('attendance') ?? []).map((row, index, all) =>
    index === all.length - 1 ? { ...row, count: 5 } : row,
  );
  figures.set('attendance', attendance);
  const pulse = pulseOf({ ...given, figures, countedDays });
  expect(pulse.tile('attendance')?.state).toBe('provisional');
  expect(pulse.tile('kids')?.state).toBe('provisional');
  const thursday = pulseOf({ ...churchOn('2027-02-25', 'sunday'), countedDays });
  expect(thursday.tile('attendance')?.state).toBe('normal');
  expect(thursday.tile('kids')?.state).toBe('normal');
});

test('attendance is final the day after the service, whatever day the kids are counted on', () => {
  const countedDays = { services: ['sunday'], kids: ['wednesday'] } as const;
  const on = (today: string) => pulseOf({ ...churchOn(today, 'sunday'), countedDays });
  const sundayItself = on(sunday);
  expect(sundayItself.tile('attendance')?.closesOn).toBe('2027-02-22');
  expect(sundayItself.tile('first_time_guests')?.closesOn).toBe('2027-02-22');
  expect(sundayItself.tile('kids')?.closesOn).toBe('2027-02-25');
  const monday = on('2027-02-22');
  expect(monday.tile('attendance')?.state).toBe('normal');
  expect(monday.tile('first_time_guests')?.state).toBe('normal');
  expect(monday.tile('kids')).toMatchObject({ state: 'provisional', closesOn: '2027-02-25' });
  expect(on('2027-02-25').tile('kids')?.state).toBe('normal');
});

test('a count above its range is said to be above before the week is whole', () => {
  const pulse = pulseOf(churchOn(sunday, 'monday', { came: 260 }));
  expect(plain(pulse.sentence.text)).toMatch(
    /^260 so far — already more than the \d+ to \d+ we expected\./,
  );
});

test('late figures keep the verdict of the last closed week, marked as that', () => {
  const given = churchOn('2027-02-22', 'monday', { giving: 34 });
  const rows = given.figures.get('giving') ?? [];
  const fallen = rows.map((row, index) =>
    index < 51 || index === rows.length - 1 ? row : { ...row, value: (row.value ?? 0) * 0.55 },
  );
  const pulse = pulseOf({ ...given, figures: new Map([...given.figures, ['giving', fallen]]) });
  const giving = pulse.tile('giving_per_attender');
  expect(giving).toMatchObject({
    state: 'provisional',
    verdict: { side: null, state: 'lasting', direction: 'down' },
    standing: { week: '2027-02-08' },
  });
  expect(plain(pulse.anythingOff)).toContain('less giving per person lately (through February 14)');
});
