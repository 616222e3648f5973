import { afterEach, describe, expect, test } from 'vitest';
import type { FigureWeek } from '#contract/figures.ts';
import { spanishTranslation } from '#contract/messages/es/spanish.ts';
import { askLanguage } from '#contract/messages/language.ts';
import { teach } from '#contract/messages/sentences.ts';
import type { PeopleFigureId, QuarterMeasure } from '#contract/people.ts';
import { weeksFrom } from '../../calendar/church-week.ts';
import { addQuarters, lastWeekOf } from '../quarter.ts';
import { comparedWords, newestOf } from '../told-people.ts';
import type { ChurchPeopleRows, StoredQuarter } from './people-rows.ts';
import { tellPeople } from './tell-people.ts';

teach('es', spanishTranslation);

const calendar = { weekStartsOn: 'monday', serviceDay: 'sunday' } as const;
const weeks = weeksFrom('2024-01-01', '2027-06-28');
const switches = { tellsVerdicts: true, tellsAllSteps: false };
/** Twelve weeks of the first quarter of 2026 in which one of the kids' rooms recorded nobody. */
const isLost = (week: string) => week >= '2026-01-05' && week <= '2026-03-23';

const quarters = Array.from({ length: 13 }, (_, back) => addQuarters('2027-Q1', back - 12));
const regularsIn = (quarter: string) => (quarter === '2026-Q1' ? 29 : 51);

function rowsOfQuarter(quarter: string): StoredQuarter[] {
  const values: [QuarterMeasure, number][] = [
    ['regulars_start', regularsIn(addQuarters(quarter, -1))],
    ['regulars_end', regularsIn(quarter)],
    ['regulars_new', 3],
    ['regulars_back', 5],
    ['regulars_less', 6],
    ['regulars_away', 2],
  ];
  return values.map(([measure, value]) => ({
    ...{ quarter, measure, span: 1, value, base: 100, state: 'complete' },
    asOf: '2027-01-02T06:00:00Z',
  }));
}

const weekly = (value: (week: string) => number): FigureWeek[] =>
  weeks.map((week) => ({
    ...{ week, value: value(week), count: 90, state: 'complete' },
    ...{ source: 'check_ins', asOf: '2027-01-02T06:00:00Z' },
  }));

/** A church in which children check in, as it is on a day; so many come to its services in a week. */
function churchOn(today: string, heads: (week: string) => number = () => 170): ChurchPeopleRows {
  const usual = (week: string) => (isLost(week) ? 18 : 36);
  return {
    basis: {
      ...{ unit: 'households', suggested: 'children', c: 0.2, k: 1, quarter: null },
      measured: Object.fromEntries(
        quarters.map((each) => [each, { week: lastWeekOf(each, calendar), c: null, before: null }]),
      ),
      // Those who help with the children check in as before.
      comers: Object.fromEntries(weeks.map((week) => [week, usual(week) + 20])),
      ...{ firstCheckIn: '2022-01-02', begins: '2022-07-04', groupsSince: null, otherIds: [] },
    },
    checkIn: 'children',
    quarters: quarters.filter((each) => lastWeekOf(each, calendar) < today).flatMap(rowsOfQuarter),
    weeks: new Map<PeopleFigureId, FigureWeek[]>([
      ['people_here', weekly(() => 100)],
      ['people_once', weekly(() => 30)],
      ['not_seen', weekly((week) => (isLost(week) ? 7 : 1)).filter(({ week }) => week < today)],
      ['people_weeks', weekly((week) => 8 * usual(week))],
    ]),
    explained: [],
    heads: new Map(weeks.map((week) => [week, heads(week)])),
    kids: new Map(weeks.map((week) => [week, usual(week)])),
    ...calendar,
    ...{ easter: 'western', country: 'US', today, isMasked: () => false },
    ...{ countsGroups: false, seesGiving: false },
  };
}

function toldOn(today: string, heads?: (week: string) => number) {
  return tellPeople(churchOn(today, heads), undefined, switches);
}

const lastEnd = (told: ReturnType<typeof toldOn>) => told.quarters[0]?.measures.regulars_end;

describe('a quarter in which a room recorded nobody', () => {
  test('is told with its months and compared with nothing', () => {
    const told = toldOn('2026-04-20');
    expect(told.doubted).toEqual(['2026-Q1']);
    expect(lastEnd(told)).toMatchObject({ value: 29, verdict: null });
    expect(told.sentences['regulars']).toBe(
      '29 families with children come regularly (January to March 2026).',
    );
    expect(told.sentences['doubted']).toMatch(
      /^Check-ins look incomplete for January to March 2026: about half/,
    );
    expect(told.parts).toBeNull();
  });

  test('lets nothing rise once the check-ins are back, neither then nor a year later', () => {
    const after = toldOn('2026-07-20');
    expect(after.flow).toMatchObject({ quarter: '2026-Q2', start: 29, end: 51 });
    expect(after.doubted).toEqual(['2026-Q1']);
    expect(after.sentences['regulars']).toMatch(
      /^(Just|About) as many families with children come regularly as a year ago: 51(, compared with \d+ then)?\.$/,
    );
    const yearLater = toldOn('2027-04-20');
    expect(lastEnd(yearLater)).toMatchObject({ value: 51, verdict: null });
    expect(yearLater.sentences['regulars']).toBe(
      '51 families with children come regularly (January to March 2027).',
    );
    expect(yearLater.sentences['doubted']).toContain('January to March 2026');
    expect(yearLater.parts).toBeNull();
  });

  test('has guests of whom it is not said that more or fewer came again', () => {
    const again = (quarter: string): StoredQuarter => ({
      ...{ quarter, measure: 'again', span: 1, value: 9, base: 30, state: 'complete' },
      asOf: '2027-01-02T06:00:00Z',
    });
    const told = (today: string) => {
      const rows = churchOn(today);
      const guests = quarters.filter((each) => lastWeekOf(each, calendar) < today).map(again);
      return tellPeople({ ...rows, quarters: [...rows.quarters, ...guests] }, undefined, switches);
    };
    expect(told('2026-04-20').quarters[0]?.measures.again).toMatchObject({
      ...{ value: 9, usual: null, verdict: null },
    });
    expect(told('2026-07-20').quarters[0]?.measures.again?.usual).not.toBeNull();
  });

  describe('is no part of what is usual for later guests', () => {
    afterEach(() => askLanguage(() => 'en'));

    /** As many guests as before came again; in the doubted quarter nearly all of them did. */
    const again = (quarter: string): StoredQuarter => ({
      ...{ quarter, measure: 'again', span: 1, base: 30, state: 'complete' },
      ...{ value: quarter === '2026-Q1' ? 28 : 6, asOf: '2027-01-02T06:00:00Z' },
    });
    const told = (today: string, since = '2024-Q1') => {
      const rows = churchOn(today);
      const guests = quarters
        .filter((each) => each >= since && lastWeekOf(each, calendar) < today)
        .map(again);
      return tellPeople({ ...rows, quarters: [...rows.quarters, ...guests] }, undefined, switches);
    };
    const saidOf = (people: ReturnType<typeof told>) => {
      const newest = newestOf(people, 'again');
      return newest && { ...comparedWords(people, 'again', newest), before: newest.before };
    };

    test('and is named as left out, until the year after as well', () => {
      for (const today of ['2026-07-20', '2026-10-20', '2027-01-20', '2027-04-20']) {
        const people = told(today);
        const measure = people.quarters[0]?.measures.again;
        expect(measure?.without).toEqual(['2026-Q1']);
        expect(people.sentences['guests'] ?? '').not.toMatch(/more than usual|fewer than usual/);
      }
      const people = told('2026-07-20');
      expect(people.quarters[0]?.measures.again?.usual).toEqual({ low: 6, high: 6 });
      expect(people.sentences['guests']).toMatch(/6 came again, as usual\.$/);
      expect(saidOf(people)).toEqual({
        ...{ four: 'four', without: ', leaving out Jan–Mar 2026' },
        before: { value: 24, base: 120 },
      });
      askLanguage(() => 'es');
      expect(saidOf(people)).toMatchObject({
        four: 'cuatro',
        without: expect.stringMatching(/^, sin contar /),
      });
    });

    test('so that fewer are compared with, and below two nothing is usual', () => {
      const three = told('2026-07-20', '2025-Q2');
      expect(saidOf(three)).toMatchObject({ four: 'three', before: { value: 18, base: 90 } });
      const young = told('2026-07-20', '2025-Q3');
      expect(young.quarters[0]?.measures.again).toMatchObject({ usual: null, verdict: null });
    });
  });

  test('does not tell who of the guests of half a year before is still here, for them and for later ones', () => {
    const still = (quarter: string): StoredQuarter => ({
      ...{ quarter, measure: 'still_26', span: 1, base: 30, state: 'complete' },
      ...{ value: quarter === '2025-Q3' ? 1 : 9, asOf: '2027-01-02T06:00:00Z' },
    });
    const told = (newest: string) => {
      const rows = churchOn('2027-04-20');
      const guests = quarters.filter((each) => each <= newest).map(still);
      const people = tellPeople({ ...rows, quarters: guests }, undefined, switches);
      return people.quarters[0]?.measures.still_26;
    };
    expect(told('2025-Q3')).toMatchObject({ value: 1, usual: null, verdict: null });
    expect(told('2025-Q4')).toMatchObject({ usual: { low: 9, high: 9 }, without: ['2025-Q3'] });
  });

  test('tells nobody as back who had not been away', () => {
    const back = (quarter: string): StoredQuarter => ({
      ...{ quarter, measure: 'not_seen_back', span: 1, value: 13, base: 21, state: 'complete' },
      asOf: '2027-01-02T06:00:00Z',
    });
    const of = (since: string) => {
      const rows = churchOn('2026-07-20');
      const kept = quarters.filter((each) => each >= since && each <= '2026-Q2').map(back);
      return tellPeople({ ...rows, quarters: [...rows.quarters, ...kept] }, undefined, switches);
    };
    expect(of('2026-Q1').notSeen).toMatchObject({ back: null });
    expect(of('2025-Q4').notSeen).toMatchObject({ back: { value: 13, base: 21 } });
  });

  test('calls nobody not seen while it lasts', () => {
    const told = toldOn('2026-03-02');
    expect(told.notSeen).toBeNull();
    expect(told.sentences['doubtedNow']).toMatch(/^Check-ins look incomplete lately/);
    const after = toldOn('2026-07-20');
    expect(after.notSeen).toMatchObject({ value: 1 });
    expect(after.sentences).not.toHaveProperty('doubtedNow');
  });

  test('is believed where the church has said what changed', () => {
    const rows = { ...churchOn('2026-04-20'), explained: ['2026-01-05'] };
    expect(tellPeople(rows, undefined, switches).doubted).toEqual([]);
  });

  test('is believed where as many fewer came, and then both times are said', () => {
    const told = toldOn('2026-04-20', (week) => (isLost(week) ? 85 : 170));
    expect(told.doubted).toEqual([]);
    expect(lastEnd(told)).toMatchObject({ verdict: 'fewer' });
    expect(told.sentences['regulars']).toBe(
      'Fewer families with children come regularly: 29, down from 51 a year ago. That’s January to March 2026 beside January to March 2025.',
    );
  });
});
