import { describe, expect, test } from 'vitest';
import { churchCalendar } from '#analytics/calendar/church-calendar.ts';
import type { FigureId, FigureWeek } from '#contract/figures.ts';
import type { Weekday } from '#contract/functions/measures.ts';
import { plain, pulseOf, quiet } from '#testing/figures/made-up-pulse.ts';
import { rowsOf } from '#testing/figures/made-up-rows.ts';
import { addWeeks, weekOf } from '../calendar/church-week.ts';
import { addDays } from '../calendar/plain-date.ts';

const weeks = 170;

type Made = {
  /** A day of the newest week. */
  last: string;
  today?: string;
  weekStartsOn?: Weekday;
  /** By event, how many times the usual come. */
  factors?: Readonly<Record<string, number>>;
  /** The headcounts of a week that has a Christmas Eve. */
  eveCounts?: number;
};

/** The answer to 'What is coming?' of a made-up church. */
function comingOf({ last, today, weekStartsOn = 'monday', factors = {}, eveCounts = 2 }: Made) {
  const calendar = churchCalendar({ country: 'US', easter: 'western', weekStartsOn });
  const newest = weekOf(last, weekStartsOn);
  const rows = rowsOf(addWeeks(newest, 1 - weeks), quiet(weeks, 180, 0.03)).map((row) => {
    const [factor = 1] = calendar.eventsOf(row.week).flatMap(({ id }) => factors[id] ?? []);
    const eve = `${row.week.slice(0, 4)}-12-24`;
    const hasEve = eve >= row.week && eve < addWeeks(row.week, 1);
    return {
      ...row,
      value: Math.round((row.value ?? 0) * factor),
      count: hasEve ? eveCounts : 2,
    };
  });
  const day = today ?? addDays(newest, 7);
  return pulseOf({
    figures: new Map<FigureId, FigureWeek[]>([['attendance', rows]]),
    calendar,
    weekStartsOn,
    today: day,
    now: `${day}T12:00:00Z`,
  });
}

const christmas = { after_christmas: 0.7, before_christmas: 1.12 };

describe('what is coming', () => {
  test.each(['monday', 'sunday', 'saturday'] as const)(
    'names Easter by its date, and what ordinary weeks are like, whatever day weeks begin on: from %s too',
    (weekStartsOn) => {
      const factors = { easter: 1.6 };
      const pulse = comingOf({ last: '2027-02-21', today: '2027-02-24', weekStartsOn, factors });
      expect(plain(pulse.coming?.answer ?? '')).toMatch(
        /^For Easter \(March 28\), expect \d+ to \d+ people; last year it was \d+\. In most of the next eight weeks, we expect \d+ to \d+ people\./,
      );
    },
  );

  test('announces no emptier Sunday five weeks ahead, and nothing of a Christmas Eve before December', () => {
    const answer = plain(
      comingOf({ last: '2026-11-22', today: '2026-11-23', factors: christmas }).coming?.answer ??
        '',
    );
    expect(answer).toMatch(
      /^In most of the next eight weeks, we expect \d+ to \d+ people\. .*For December 27 \(Sunday after Christmas\), expect \d+ to \d+; last year it was \d+\.$/,
    );
    expect(answer).not.toContain('Christmas Eve');
  });

  test('tells December and a lower January apart, each with a range to plan by', () => {
    const calendar = churchCalendar({ country: 'US', easter: 'western' });
    const low = (week: string) => ['01', '02'].includes(addDays(week, 6).slice(5, 7));
    const newest = '2026-11-16';
    const rows = rowsOf(addWeeks(newest, 1 - weeks), quiet(weeks, 180, 0.02)).map((row) => ({
      ...row,
      value: Math.round((row.value ?? 0) * (low(row.week) ? 0.84 : 1)),
    }));
    const figures = new Map<FigureId, FigureWeek[]>([['attendance', rows]]);
    const today = '2026-11-23';
    const { coming } = pulseOf({ figures, calendar, today, now: `${today}T12:00:00Z` });
    const said =
      /^Through December (\d+), we expect (\d+) to (\d+) people, ([^.]*)\.(?: For [^.]*\.)* From \w+ \d+ on, expect fewer: (\d+) to (\d+)\./.exec(
        plain(coming?.answer ?? ''),
      );
    expect(said?.[4]).toBe('about the same as what’s been typical lately');
    const widest = Math.max(...(coming?.weeks ?? []).map(({ low80, high80 }) => high80 - low80));
    for (const [from, to] of [
      [2, 3],
      [5, 6],
    ]) {
      expect(Number(said?.[to ?? 0]) - Number(said?.[from ?? 0])).toBeLessThan(1.3 * widest);
    }
  });

  test('says in December that there is no count of past Christmas Eves, whatever day weeks begin on', () => {
    for (const weekStartsOn of ['monday', 'sunday', 'saturday'] as const) {
      const { coming } = comingOf({
        last: '2026-12-06',
        today: '2026-12-07',
        weekStartsOn,
        factors: christmas,
      });
      expect(plain(coming?.answer ?? '')).toMatch(
        / Christmas Eve is Thursday, December 24\. We don’t have a count from past years, so we can’t say what to expect\. To count this one, include its service in What We Count\.$/,
      );
      expect(coming?.answer).not.toContain('Week of Christmas Eve');
    }
  });

  test('calls no week by a Christmas Eve that is not counted', () => {
    const factors = { christmas_eve_on_weekday: 1.2 };
    const { coming } = comingOf({
      last: '2026-11-22',
      today: '2026-11-23',
      weekStartsOn: 'sunday',
      factors,
    });
    const ofEve = coming?.weeks.find(({ events }) => events.includes('Week of Christmas Eve'));
    expect(ofEve?.events[0]).toBe('Sunday before Christmas');
    expect(coming?.answer).not.toContain('Week of Christmas Eve');
  });

  test('announces an emptier Sunday in the two weeks before, and ordinary weeks beside it', () => {
    const { coming } = comingOf({ last: '2026-12-13', today: '2026-12-14', factors: christmas });
    expect(plain(coming?.answer ?? '')).toMatch(
      /^For the Sunday after Christmas \(December 27\), expect \d+ to \d+ people; last year it was \d+\. .*we expect \d+ to \d+ people/,
    );
  });

  test('has the week of Christmas Eve with last year’s number where it is counted', () => {
    const answer = plain(
      comingOf({
        last: '2026-11-22',
        today: '2026-11-23',
        factors: { after_christmas: 1.5 },
        eveCounts: 5,
      }).coming?.answer ?? '',
    );
    expect(answer).toMatch(
      /^For Week of Christmas Eve \(December 27\), expect \d+ to \d+ people; last year it was \d+\./,
    );
    expect(answer).not.toContain('past years');
  });

  test('names the Sundays that are unlike the ordinary ones apart from these', () => {
    const factors = { mothers_day: 1.18 };
    const { coming } = comingOf({ last: '2027-03-28', today: '2027-03-29', factors });
    expect(plain(coming?.answer ?? '')).toMatch(
      /^(?:For Mother’s Day \(May 9\), expect \d+ to \d+ people; last year it was \d+\. )?In most of the next eight weeks, we expect \d+ to \d+ people\.(?: For May 9 \(Mother’s Day\), expect \d+ to \d+; last year it was \d+\.)?$/,
    );
    const mothersDay = coming?.weeks.find(({ events }) => events.includes("Mother's Day"));
    const [, low, high] = /weeks, we expect (\d+) to (\d+)/.exec(plain(coming?.answer ?? '')) ?? [];
    expect(Number(high)).toBeLessThan(mothersDay?.high80 ?? 0);
    expect(Number(low)).toBeLessThan(mothersDay?.low80 ?? 0);
  });

  test('tells weeks that change on the way by their days, those with a name among them', () => {
    const calendar = churchCalendar({ country: 'US', easter: 'western' });
    const low = (week: string) => ['01', '02'].includes(addDays(week, 6).slice(5, 7));
    const newest = '2026-11-16';
    const rows = rowsOf(addWeeks(newest, 1 - weeks), quiet(weeks, 180, 0.02)).map((row) => {
      const [event] = calendar.eventsOf(row.week);
      const times = event?.id === 'after_christmas' ? 0.65 : low(row.week) ? 0.8 : 1;
      return { ...row, value: Math.round((row.value ?? 0) * times) };
    });
    const figures = new Map<FigureId, FigureWeek[]>([['attendance', rows]]);
    const { coming } = pulseOf({
      figures,
      calendar,
      today: '2026-11-23',
      now: '2026-11-23T12:00:00Z',
    });
    expect(plain(coming?.answer ?? '')).toMatch(
      /^Through December \d+, we expect .* For December 27 \(Sunday after Christmas\), expect \d+ to \d+; last year it was \d+\. From January \d+ on, expect fewer: \d+ to \d+\.$/,
    );
  });

  test('begins with Christmas Eve on its day', () => {
    const { coming } = comingOf({ last: '2026-12-20', today: '2026-12-24' });
    expect(coming?.answer).toMatch(/^Christmas Eve is today\. /);
  });

  test('does not lower Pentecost for a holiday weekend that it once fell on', () => {
    const factors = { memorial_day: 0.8 };
    const { coming } = comingOf({ last: '2027-03-28', today: '2027-03-29', factors });
    const weeksAhead = coming?.weeks ?? [];
    const pentecost = weeksAhead.find(({ events }) => events.includes('Pentecost'));
    const ordinary = weeksAhead.filter(({ events }) => events.length === 0);
    const usual = ordinary.at(-1)?.median ?? 0;
    expect(pentecost?.week).toBe('2027-05-10');
    expect(Math.abs((pentecost?.median ?? 0) / usual - 1)).toBeLessThan(0.03);
  });
});

test('on the morning of a service the headline begins with what is expected today', () => {
  const pulse = comingOf({ last: '2026-11-22', today: '2026-11-29' });
  expect(plain(pulse.sentence.text)).toMatch(
    /^Today \(Sunday after Thanksgiving\) we’re expecting \d+ to \d+ people\. Last year it was \d+ people, on November 30\. \d+ people on November 22 \(Sunday before Thanksgiving\)/,
  );
  const day = comingOf({ last: '2026-11-22', today: '2026-11-28' });
  expect(day.sentence.text).not.toContain('Today');
});
