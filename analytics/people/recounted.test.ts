import { describe, expect, test } from 'vitest';
import type { PeopleFigureId, QuarterMeasure } from '#contract/people.ts';
import { quarterlyInputOf, rowsByWeek } from '#testing/figures/people/quarterly-input.ts';
import {
  familiesHere,
  type Recount,
  recountNotSeen,
  recountNotSeenBack,
  recountOf,
} from '#testing/figures/people/recounted-weeks.ts';
import { firstWeek, simulateFamilies } from '#testing/figures/people/simulated-families.ts';
import { addWeeks, weeksBetween } from '../calendar/church-week.ts';
import { festivalOfGuests, weeksOfQuarter, weeksOfSpan } from './quarter.ts';
import type { QuarterRow } from './quarterly/quarterly.ts';
import { seenRows } from './quarterly/seen-rows.ts';

const weeks = 230;
const masked = [60, 61, 150];
const snow = [20, 108];
/** Members look new for half a year. */
const begins = 26;

const churches = [
  { size: 60, who: 'everybody' },
  { size: 200, who: 'everybody' },
  { size: 800, who: 'children' },
  { size: 60, who: 'everybody' },
  { size: 200, who: 'children' },
  { size: 200, who: 'everybody' },
  { size: 60, who: 'everybody' },
  { size: 400, who: 'children' },
  { size: 120, who: 'everybody' },
  { size: 120, who: 'everybody' },
] as const;

const made = churches.map((given, index) => {
  const { church, log } = simulateFamilies({ seed: 3 + index, weeks, masked, snow, ...given });
  const input = quarterlyInputOf(church);
  const rows = input.quarters.flatMap((quarter) => seenRows(input, quarter));
  return {
    name: `${index + 1}: ${given.size} people, ${given.who}`,
    log,
    input,
    rows,
    recount: recountOf(log, masked),
  };
});

/** The families new in a week: guests whose people all come for the first time. */
function newIn({ firstWeeks }: Recount, week: number): number[] {
  return week < begins ? [] : firstWeeks.flatMap((first, family) => (first === week ? family : []));
}

const weeksAfter = (week: number, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => week + from + index);

describe.each(made)('$name', ({ input, rows, recount, log }) => {
  const weekly: [PeopleFigureId, (week: number) => number | null][] = [
    [
      'new_households',
      (week) => (week < begins || isEmpty(week) ? null : newIn(recount, week).length),
    ],
    [
      'new_households_again',
      (week) =>
        week < begins || isEmpty(week)
          ? null
          : newIn(recount, week).filter((family) =>
              weeksAfter(week, 1, 6).some((each) => recount.isHere(family, each)),
            ).length,
    ],
    [
      'new_households_four',
      (week) =>
        week < begins || isEmpty(week)
          ? null
          : newIn(recount, week).filter(
              (family) =>
                weeksAfter(week, 0, 12).filter((each) => recount.isHere(family, each)).length >= 4,
            ).length,
    ],
    ['regulars', (week) => ofWindow(week, (window) => familiesHere(recount, window, 4).length)],
    ['not_seen', (week) => recountNotSeen(recount, week)?.length ?? null],
    ['people_here', (week) => ofWindow(week, (window) => timesOf(window).length)],
    [
      'people_once',
      (week) => ofWindow(week, (window) => timesOf(window).filter((times) => times === 1).length),
    ],
    [
      'people_weeks',
      (week) => ofWindow(week, (window) => timesOf(window).reduce((sum, times) => sum + times, 0)),
    ],
  ];

  test.each(weekly)(
    '%s of every week equals a second count from what each family did',
    (id, count) => {
      const served = rowsByWeek(id, input.path, input.weeks);
      const recounted = log.visits.map((_, week) => count(week));
      expect(recounted.filter((value) => value !== null).length).toBeGreaterThan(180);
      expect(recounted.map((_, week) => served.get(addWeeks(firstWeek, week))?.value)).toEqual(
        recounted,
      );
    },
  );

  test('the bridge of every quarter adds up, and is what a second count says', () => {
    for (const quarter of input.quarters) {
      const told = complete(rows, quarter);
      const [start, end] = [told('regulars_start'), told('regulars_end')];
      if (start && end) {
        const [more, back, less, away] = (
          ['regulars_new', 'regulars_back', 'regulars_less', 'regulars_away'] as const
        ).map((measure) => told(measure)?.value ?? Number.NaN);
        expect(start.value + (more ?? 0) + (back ?? 0) - (less ?? 0) - (away ?? 0)).toBe(end.value);
        const [from, to] = [endOf(quarter, -1), endOf(quarter, 0)];
        const [before, now] = [regularsAt(from), regularsAt(to)];
        expect([start.value, end.value]).toEqual([before.length, now.length]);
        const left = before.filter((family) => !now.includes(family));
        const here = familiesHere(recount, recount.window(to, 8, 10) ?? [], 1);
        expect(away).toBe(left.filter((family) => !here.includes(family)).length);
        const came = now.filter((family) => !before.includes(family));
        expect(more).toBe(
          came.filter((family) => to - (recount.firstWeeks[family] ?? 0) <= 26).length,
        );
      }
    }
    expect(
      rows.filter(({ measure, state }) => measure === 'regulars_end' && state === 'complete')
        .length,
    ).toBeGreaterThan(10);
  });

  test('what became of guests is what a second count of each span says', () => {
    const told = rows.filter(
      ({ measure, state }) => /^(again|still)/.test(measure) && state === 'complete',
    );
    expect(told.length).toBeGreaterThan(2);
    for (const { quarter, span, measure, value, base } of told) {
      const cohort = weeksOfSpan(quarter, span, input.calendar)
        .filter((week) => festivalOfGuests(week, 'western') === null)
        .map((week) => weeksBetween(firstWeek, week))
        .flatMap((week) => newIn(recount, week).map((family) => ({ family, week })));
      const has = cohort.filter(({ family, week }) =>
        measure === 'again'
          ? weeksAfter(week, 1, 6).some((each) => recount.isHere(family, each))
          : weeksAfter(
              week,
              measure === 'still_26' ? 19 : 45,
              measure === 'still_26' ? 26 : 52,
            ).filter((each) => recount.isHere(family, each)).length >= 2,
      );
      expect([measure, quarter, value, base]).toEqual([
        measure,
        quarter,
        has.length,
        cohort.length,
      ]);
    }
  });

  test('who was not seen and came back is what a second count of each list says', () => {
    const told = rows.filter(
      ({ measure, state }) => measure === 'not_seen_back' && state === 'complete',
    );
    for (const { quarter, value, base } of told) {
      const weeks = weeksAfter(endOf(quarter, 0), -61, -8);
      const times = recountNotSeenBack(recount, weeks);
      expect([quarter, value, base]).toEqual([quarter, times.filter(Boolean).length, times.length]);
    }
  });

  function isEmpty(week: number) {
    return log.visits[week]?.length === 0;
  }
  function ofWindow(week: number, count: (window: readonly number[]) => number) {
    const window = recount.window(week, 8, 10);
    return window && count(window);
  }
  function timesOf(window: readonly number[]): number[] {
    const times: Record<string, number> = {};
    for (const week of window) {
      for (const person of log.visits[week]?.flatMap(({ people }) => people) ?? []) {
        times[person] = (times[person] ?? 0) + 1;
      }
    }
    return Object.values(times);
  }
  function endOf(quarter: string, later: number): number {
    const at = input.quarters.indexOf(quarter) + later;
    const own = weeksOfQuarter(input.quarters[at] ?? quarter, input.calendar).map((week) =>
      weeksBetween(firstWeek, week),
    );
    return own.findLast((week) => !isEmpty(week) && !masked.includes(week)) ?? -1;
  }
  function regularsAt(week: number): number[] {
    return familiesHere(recount, recount.window(week, 8, 10) ?? [], 4);
  }
});

function complete(rows: readonly QuarterRow[], quarter: string) {
  return (measure: QuarterMeasure) => {
    const row = rows.find((each) => each.quarter === quarter && each.measure === measure);
    return row?.value !== null && row !== undefined ? { value: row.value, base: row.base } : null;
  };
}
