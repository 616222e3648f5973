import { expect, test } from 'vitest';
import type { FigureId, FigureWeek } from '#contract/figures.ts';
import type { TileId } from '#contract/functions/church-pulse.ts';
import { checkingIn, cohortsOfFamilies } from '#testing/figures/families-of-guests.ts';
import { normal, poisson, rowsOf, seededRandom } from '#testing/figures/made-up-rows.ts';
import { churchCalendar } from '../calendar/church-calendar.ts';
import { addWeeks } from '../calendar/church-week.ts';
import type { TileJudgement } from '../judging/judge-series.ts';
import { expectTile } from './expect-tile.ts';
import { printedRange, tileHistory } from './tile-points.ts';

const calendar = churchCalendar({ country: 'US', easter: 'western' });
const firstWeek = '2022-01-03';
const weeks = 260;
const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
/** The first year teaches; alarms are counted in the four after it. */
const learning = 52;

type Figures = Map<FigureId, FigureWeek[]>;
type Random = () => number;
const rows = (make: (index: number) => number | null) =>
  rowsOf(
    firstWeek,
    Array.from({ length: weeks }, (_, index) => make(index)),
  );

/** What is said of a week besides its range, and which way. */
function saidAt({ state, direction, lasting }: Partial<TileJudgement> = {}) {
  return lasting?.isNews
    ? { state: 'lasting', direction: lasting.direction }
    : { state: state ?? 'normal', direction: direction ?? null };
}

function judgedWeeks(tile: TileId, figures: Figures) {
  const input = {
    figures,
    own: [],
    asked: { figures: new Set<FigureId>(), weeks: [] },
    annotations: [],
    answers: [],
    questions: [],
    connections: [],
    searchParts: new Map(),
    searchDays: null,
    weekStartsOn: 'monday',
    serviceDay: 'sunday',
    countedDays: { services: [] },
    isChosen: true,
    timeZone: 'UTC',
    currency: 'USD',
    calendar,
    today: addWeeks(firstWeek, weeks + 8),
    now: '2027-03-01T12:00:00Z',
  } as const;
  const { weeks: expected, judged } = expectTile(tile, input);
  const history = tileHistory(
    tile,
    { ...input, expected: new Map([[tile, expected]]), judged: new Map([[tile, judged]]) },
    new Map(),
  );
  return history.counted.map(({ week, value }) => {
    const range = printedRange(history, week);
    const isFarBelow = range !== null && value !== null && value < range.low95;
    return { week, ...saidAt(judged.get(week)), isFarBelow };
  });
}

type Quiet = [string, TileId, (random: Random) => Figures];

/** Quiet series of every kind: nothing ever happens in them but Easter, summer and chance. */
const quiet: Quiet[] = [
  [
    'attendance of 170',
    'attendance',
    (random) => figure('attendance', () => sunday(170, 0.08, random)),
  ],
  [
    'attendance of 40',
    'attendance',
    (random) => figure('attendance', () => sunday(40, 0.1, random)),
  ],
  [
    'attendance of 900',
    'attendance',
    (random) => figure('attendance', () => sunday(900, 0.05, random)),
  ],
  [
    'three guests a week',
    'first_time_guests',
    (random) => figure('first_time_guests', () => poisson(random, 3)),
  ],
  [
    'one guest a week',
    'first_time_guests',
    (random) => figure('first_time_guests', () => poisson(random, 1)),
  ],
  ...[1, 2.4, 10, 36].flatMap((families) =>
    (['everybody', 'children', 'alone'] as const).map(
      (who): Quiet => [
        `of ${families} families of guests a week a quarter come back, ${who} checked in`,
        'guest_return',
        (random) => returning(random, families, checkingIn[who]),
      ],
    ),
  ),
  ['thirty kids', 'kids', (random) => figure('kids', () => poisson(random, 31))],
  ['serving, people of six weeks', 'serving', serving],
  [
    'groups that change by one or two',
    'group_members',
    (random) => figure('group_members', () => Math.round(64 + 0.6 * normal(random))),
  ],
  ['giving per person', 'giving_per_attender', giving],
  ['recurring giving, ninety days', 'recurring_share', recurring],
];

function figure(id: FigureId, make: (index: number) => number): Figures {
  return new Map([[id, rows(make)]]);
}

function sunday(level: number, noise: number, random: Random): number {
  return Math.round(level * Math.exp(noise * normal(random)));
}

function returning(random: Random, familiesAWeek: number, sizes: readonly number[]): Figures {
  const cohorts = cohortsOfFamilies(random, { weeks, familiesAWeek, sizes, share: 0.25 });
  return new Map([
    [
      'guest_return',
      cohorts.flatMap(({ guests, returned }, index) =>
        rowsOf(addWeeks(firstWeek, index), [guests === 0 ? null : returned / guests], {
          count: guests,
        }),
      ),
    ],
  ]);
}

function serving(random: Random): Figures {
  const habits = Array.from({ length: 70 }, () => 0.25 * (0.3 + 1.4 * random()));
  const last = habits.map(() => -99);
  const values: number[] = [];
  for (let week = -6; week < weeks; week += 1) {
    habits.forEach((habit, person) => {
      last[person] = random() < habit ? week : (last[person] ?? -99);
    });
    if (week >= 0) {
      values.push(last.filter((served) => served > week - 6).length);
    }
  }
  return new Map([['serving', rowsOf(firstWeek, values)]]);
}

function giving(random: Random): Figures {
  return new Map([
    ['giving', rows(() => Math.round(760_000 * Math.exp(0.22 * normal(random))))],
    ['attendance', rows(() => sunday(170, 0.08, random))],
    ['giving_units', rows(() => 118)],
  ]);
}

function recurring(random: Random): Figures {
  const gifts = Array.from({ length: weeks + 13 }, () => ({
    recurring: 3000 * Math.exp(0.1 * normal(random)),
    single: 4600 * Math.exp(0.3 * normal(random)),
  }));
  const share = (index: number) => {
    const recent = gifts.slice(index, index + 13);
    const sum = (key: 'recurring' | 'single') => recent.reduce((all, gift) => all + gift[key], 0);
    return sum('recurring') / (sum('recurring') + sum('single'));
  };
  return new Map([
    ['recurring_share', rows(share)],
    ['giving_units', rows(() => 118)],
  ]);
}

test.each(quiet)(
  '%s: a quiet figure cries wolf at most once a year',
  (_, tile, make) => {
    let alarms = 0;
    let years = 0;
    for (const seed of seeds) {
      const judged = judgedWeeks(tile, make(seededRandom(seed * 7919))).slice(learning);
      years += judged.length / 52;
      alarms += judged.filter(
        ({ state }, index) =>
          state !== 'normal' && (judged[index - 1]?.state ?? 'normal') === 'normal',
      ).length;
    }
    expect(years).toBeGreaterThan(25);
    expect(alarms / years).toBeLessThanOrEqual(1);
  },
  30_000,
);

const guestsReturning = [1, 2.4, 10, 36].flatMap((families) =>
  (['everybody', 'children', 'alone'] as const).map((who) => [families, who] as const),
);

test.each(guestsReturning)(
  'of %s families of guests a week, %s checked in: returns are far below their range at most once a year',
  (families, who) => {
    let alarms = 0;
    let years = 0;
    for (const seed of seeds) {
      const random = seededRandom(seed * 7919);
      const weeksOf = judgedWeeks('guest_return', returning(random, families, checkingIn[who]));
      const judged = weeksOf.slice(learning);
      years += judged.length / 52;
      alarms += judged.filter(
        ({ isFarBelow }, index) => isFarBelow && judged[index - 1]?.isFarBelow !== true,
      ).length;
    }
    expect(alarms / years).toBeLessThanOrEqual(1);
  },
  30_000,
);

const quietSundays = (seed: number) => {
  const random = seededRandom(seed);
  return Array.from({ length: weeks }, () => sunday(170, 0.07, random));
};

test('a Sunday half as full again is unusual at once, and so is one half empty', () => {
  for (const [value, direction] of [
    [255, 'up'],
    [90, 'down'],
  ] as const) {
    const values = quietSundays(3).with(200, value);
    const judged = judgedWeeks('attendance', new Map([['attendance', rowsOf(firstWeek, values)]]));
    const week = addWeeks(firstWeek, 200);
    expect(judged.find((each) => each.week === week)).toMatchObject({
      state: 'unusual',
      direction,
    });
  }
});

test('a church of 40 people is not alarmed by six fewer', () => {
  const random = seededRandom(5);
  const values = Array.from({ length: weeks }, () => sunday(40, 0.08, random)).with(220, 34);
  const judged = judgedWeeks('attendance', new Map([['attendance', rowsOf(firstWeek, values)]]));
  expect(judged.find(({ week }) => week === addWeeks(firstWeek, 220))?.state).toBe('normal');
});

test('an attendance that falls permanently by a fifth is lasting within a quarter of a year', () => {
  for (const seed of [11, 12, 13]) {
    const values = quietSundays(seed).map((value, index) =>
      index < 200 ? value : Math.round(value * 0.8),
    );
    const judged = judgedWeeks('attendance', new Map([['attendance', rowsOf(firstWeek, values)]]));
    const first = judged.find(
      ({ week, state }) => week >= addWeeks(firstWeek, 200) && state === 'lasting',
    );
    expect(first?.direction).toBe('down');
    expect(first && first.week <= addWeeks(firstWeek, 213)).toBe(true);
  }
});

test('four Easters with half as many people again raise no alarm from the second one on', () => {
  const values = quietSundays(21).map((value, index) => {
    const isEaster = calendar
      .eventsOf(addWeeks(firstWeek, index))
      .some(({ id }) => id === 'easter');
    return isEaster ? Math.round(value * 1.45) : value;
  });
  const judged = judgedWeeks('attendance', new Map([['attendance', rowsOf(firstWeek, values)]]));
  const easters = judged.filter(({ week }) =>
    calendar.eventsOf(week).some(({ id }) => id === 'easter'),
  );
  expect(easters.slice(1).map(({ state }) => state)).toEqual(easters.slice(1).map(() => 'normal'));
});
