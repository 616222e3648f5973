import { describe, expect, test } from 'vitest';
import { type RuleId, ruleIds } from '#contract/findings.ts';
import { innocentMessages } from '#contract/messages/card-causes.ts';
import { quartersBefore } from '#testing/figures/came-again.ts';
import {
  change,
  type MadeUpChurch,
  quietChurch,
  seenInWeek,
  withGuestTile,
} from '#testing/figures/made-up-church.ts';
import { addWeeks } from '../calendar/church-week.ts';
import type { Church, Outcome } from './church.ts';
import { rules } from './rules.ts';

/** The third October of a quiet church: no holiday near, two years behind it. */
const october = 147;
const made = (happen: (church: MadeUpChurch) => void = () => {}): MadeUpChurch => {
  const church = quietChurch(21, october + 1);
  happen(church);
  return church;
};
const seen = (happen: (church: MadeUpChurch) => void = () => {}, given: Partial<Church> = {}) =>
  seenInWeek(made(happen), october, given);

const times = (factor: number) => (value: number) => Math.round(value * factor);
const timesExactly = (factor: number) => (value: number) => value * factor;
/** The same weeks a year ago as well: a season, not a change. */
function bothYears(
  church: MadeUpChurch,
  ...args: Parameters<typeof change> extends [unknown, ...infer Rest] ? Rest : never
) {
  const [figure, newest, to] = args;
  change(church, figure, newest, to);
  const values = church.values.get(figure) ?? [];
  const from = values.length - 52 - newest;
  church.values.set(
    figure,
    values.map((value, at) =>
      value !== null && at >= from && at < from + newest ? to(value, at - from) : value,
    ),
  );
}
const newSource = (church: MadeUpChurch, figure: 'attendance' | 'kids', newest: number) => {
  const length = church.weeks.length;
  church.sources.set(
    figure,
    church.weeks.map((_, at) => (at < length - newest ? 'check_ins' : 'headcounts')),
  );
};
const connection = { type: 'planning_center', connectedOn: '2024-01-01' } as const;
const week = (church: Church) => church.week;
const newest = seen();
const page = (path: string, clicks: number) => ({ page: `https://grace.test${path}`, clicks });
const guestsUp = (church: MadeUpChurch) =>
  change(church, 'first_time_guests', 14, (value) => value * 2 + 2);
/** Of the eight cohorts whose weeks are over, none or half of the usual number came back. */
function returns(
  church: MadeUpChurch,
  to: (value: number) => number,
  guests: (value: number) => number = (value) => value,
) {
  const counts = (church.counts.get('guest_return') ?? []).map((count, at, all) =>
    at >= all.length - 14 ? guests(count) + 5 : count,
  );
  church.counts.set('guest_return', counts);
  change(church, 'guest_return', 14, to);
}

type Play = { has: Church; nearly: Church; innocent: Church; cause: RegExp };

/** For each rule: a church that has it, one that nearly has it, one with its innocent cause. */
const plays: Record<RuleId, Play> = {
  uncounted_weeks: {
    has: seen((church) =>
      change(church, 'attendance', 2, (value, at) => (at === 0 ? null : value)),
    ),
    nearly: seen((church) =>
      change(church, 'attendance', 5, (value, at) => (at === 0 ? null : value)),
    ),
    innocent: seen((church) => change(church, 'attendance', 1, () => null), {
      notes: [{ from: week(newest), to: addWeeks(week(newest), 1), text: 'Ice storm, no service' }],
    }),
    cause: /Ice storm/,
  },
  broken_connection: {
    has: seen(undefined, {
      connections: [
        { ...connection, lastReadOn: week(newest), brokenSince: addWeeks(newest.today, -1) },
      ],
    }),
    nearly: seen(undefined, {
      connections: [{ ...connection, lastReadOn: week(newest), brokenSince: null }],
    }),
    innocent: seen(undefined, {
      connections: [{ ...connection, lastReadOn: newest.today, brokenSince: newest.today }],
    }),
    cause: /outage/,
  },
  guests_return: {
    has: withGuestTile(
      seen((church) => {
        guestsUp(church);
        returns(church, () => 0);
      }),
    ),
    nearly: withGuestTile(
      seen((church) => {
        guestsUp(church);
        returns(church, () => 0.15);
      }),
    ),
    innocent: withGuestTile(atChristmas()),
    cause: /Without holiday guests/,
  },
  guests_again: {
    has: seen(undefined, {
      cameAgain: quartersBefore(week(newest), [3, 25, 'fewer'], [2, 28, 'fewer']),
    }),
    nearly: seen(undefined, {
      cameAgain: quartersBefore(week(newest), [7, 25, 'same'], [2, 28, 'fewer']),
    }),
    innocent: seen(
      (church) => change(church, 'attendance', 40, (value, at) => (at % 2 ? value : null)),
      { cameAgain: quartersBefore(week(newest), [3, 25, 'fewer'], [2, 28, 'fewer']) },
    ),
    cause: /Weeks with no count/,
  },
  kids_share: {
    has: seen((church) => change(church, 'kids', 8, times(0.65))),
    nearly: seen((church) => change(church, 'kids', 8, times(0.93))),
    innocent: seen((church) => bothYears(church, 'kids', 8, times(0.65))),
    cause: /The season/,
  },
  serving_share: {
    has: seen((church) => {
      change(church, 'attendance', 10, times(1.3));
      change(church, 'serving', 10, times(0.8));
    }),
    nearly: seen((church) => change(church, 'serving', 10, times(0.97))),
    innocent: seen((church) => {
      bothYears(church, 'attendance', 10, times(1.3));
      bothYears(church, 'serving', 10, times(0.8));
    }),
    cause: /The season/,
  },
  room_full: {
    has: seen((church) => change(church, 'room_use', 60, timesExactly(1.6))),
    nearly: seen((church) => change(church, 'room_use', 60, () => 0.78)),
    innocent: seen((church) =>
      change(church, 'room_use', 52, (_, at) => (at % 5 < 2 ? 1.2 : 0.62)),
    ),
    cause: /lifted by a few full Sundays/,
  },
  festival_weeks: {
    has: beforeEaster(1.6),
    nearly: beforeEaster(1.15),
    innocent: seenInWeekAfterEaster(),
    cause: /just passed, with \d first-time guests/,
  },
  giving_per_attender: {
    has: seen((church) => {
      change(church, 'attendance', 8, times(1.25));
      change(church, 'giving', 8, times(0.75));
    }),
    nearly: seen((church) => {
      change(church, 'attendance', 8, times(1.02));
      change(church, 'giving', 8, times(0.96));
    }),
    innocent: seen((church) => change(church, 'giving', 1, times(12))),
    cause: /very large gift/,
  },
  recurring_share: {
    has: seen((church) => change(church, 'recurring_share', 8, timesExactly(0.7))),
    nearly: seen((church) => change(church, 'recurring_share', 8, timesExactly(0.96))),
    innocent: seen((church) => bothYears(church, 'recurring_share', 8, timesExactly(0.7))),
    cause: /The season/,
  },
  search_unclicked: {
    has: seen((church) => {
      change(church, 'search_impressions', 8, times(1.6));
      change(church, 'search_nonbrand_clicks', 8, () => 17);
    }),
    nearly: seen((church) => change(church, 'search_impressions', 8, times(1.1))),
    innocent: seen((church) => {
      change(church, 'search_impressions', 1, times(9));
      change(church, 'search_nonbrand_clicks', 8, () => 17);
    }),
    cause: /One week explains it/,
  },
  page_gone: {
    has: seen(undefined, {
      topPages: {
        before: [page('/', 90), page('/plan-a-visit', 40)],
        now: [page('/', 88), page('/plan-a-visit', 1)],
      },
    }),
    nearly: seen(undefined, {
      topPages: {
        before: [page('/', 90), page('/plan-a-visit', 40)],
        now: [page('/', 88), page('/plan-a-visit', 9)],
      },
    }),
    innocent: seen(undefined, {
      topPages: {
        before: [page('/', 90), page('/visit', 40)],
        now: [page('/', 88), page('/plan-a-visit', 38)],
      },
    }),
    cause: /which moved to \/plan-a-visit/,
  },
  sustained_shift: {
    has: seen((church) => change(church, 'group_attendance', 8, times(1.6))),
    nearly: seen((church) =>
      change(church, 'group_attendance', 8, (value, at) =>
        Math.round(value * (at === 4 ? 0.6 : 1.6)),
      ),
    ),
    innocent: seen((church) => {
      change(church, 'attendance', 8, times(1.6));
      newSource(church, 'attendance', 8);
    }),
    cause: /used to come from check-ins and now comes from headcounts/,
  },
};

/** Guests of Christmas who live elsewhere: only they did not return. */
function atChristmas(): Church {
  const church = quietChurch(21, 156 + 12);
  const at = church.weeks.indexOf('2025-12-22');
  const index = at + 11;
  const counts = church.counts.get('guest_return') ?? [];
  counts[at] = 90;
  const values = church.values.get('guest_return') ?? [];
  values[at] = 0;
  change(church, 'first_time_guests', church.weeks.length - index + 7, (value) => value * 2 + 2);
  return seenInWeek(church, index);
}

/** Three weeks before Easter, a year after one that was so much fuller than an ordinary week. */
function beforeEaster(lift: number): Church {
  const church = quietChurch(21, 120);
  const lastYears = church.weeks.indexOf('2025-04-14');
  const values = church.values.get('attendance') ?? [];
  const around = values[lastYears - 1] ?? 100;
  values[lastYears] = Math.round(around * lift);
  return seenInWeek(church, church.weeks.indexOf('2026-03-09'));
}

function seenInWeekAfterEaster(): Church {
  const church = quietChurch(21, 120);
  const at = church.weeks.indexOf('2026-03-30');
  const values = church.values.get('first_time_guests') ?? [];
  values[at] = 3;
  return seenInWeek(church, at);
}

const look = (id: RuleId, church: Church): Outcome => {
  const rule = rules.find((each) => each.id === id);
  if (!rule) {
    throw new Error(`There is no rule ${id}`);
  }
  return rule.look(church);
};

describe.each(ruleIds)('%s', (id) => {
  const { has, nearly, innocent, cause } = plays[id];

  test('speaks at a church that has it', () => {
    const { finding, reading } = look(id, has);
    expect(finding, reading).not.toBeNull();
    expect(finding?.seen.at(-1)?.text).toMatch(/\.$/);
  });

  test('is silent at a church that nearly has it', () => {
    expect(look(id, nearly)).toMatchObject({ finding: null });
  });

  test('names its innocent cause', () => {
    const { finding, reading } = look(id, innocent);
    const named = [
      reading,
      ...(finding?.otherwise ?? []).map(({ name, text }) => `${name}. ${text}`),
    ];
    expect(named.join(' ')).toMatch(cause);
    expect(finding).toBeNull();
  });

  test('says where its threshold comes from and what else it may be', () => {
    const rule = rules.find((each) => each.id === id);
    expect(rule?.origin.length).toBeGreaterThan(20);
    expect(innocentMessages[id].length).toBeGreaterThan(0);
  });
});
