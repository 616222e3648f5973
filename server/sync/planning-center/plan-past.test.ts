import { expect, test } from 'vitest';
import { addWeeks } from '#analytics/calendar/church-week.ts';
import { addDays } from '#analytics/calendar/plain-date.ts';
import type { ReadingKind } from '#analytics/figures/readings.ts';
import { nothingKnown } from '../../church/choices.ts';
import type { KeptCoverage } from '../readings/coverage-store.ts';
import { expiringKindOf } from '../readings/given-past.ts';
import { churchTime, historyFromOf, newestWeeks } from '../readings/history.ts';
import { partsOf, planWalk } from './plan-past.ts';
import { kindsToRead, sourceOf } from './sources.ts';

const dayMs = 86_400_000;
const begin = Date.parse('2026-11-22T18:00:00Z');
const choices = {
  ...nothingKnown.suggested,
  attendance: [{ eventId: '702', source: 'check_ins' as const }],
  serving: { source: 'team_members' as const },
  groups: { groupTypeIds: 'all' as const },
  giving: { fundIds: 'all' as const },
};
const kinds = kindsToRead(choices).filter((kind) => kind !== 'memberCounts');

type Look = { day: number; kind: ReadingKind; from: string; to: string };

/** Lives days of which each reads what is planned of the past. */
function walkFor(count: number): Look[] {
  const coverage = new Map<ReadingKind, KeptCoverage>(
    kinds.flatMap((kind) =>
      [kind, expiringKindOf(kind) ?? kind].map((one) => [one, wholly(one)] as const),
    ),
  );
  return Array.from({ length: count }, (_, day) => day).flatMap((day) => {
    const now = new Date(begin + day * dayMs);
    const tasks = planWalk({ kinds, choices, coverage, time: churchTime(now, choices), now });
    return tasks.map(({ kind: named, from, to }) => {
      const kind = kinds.find((one) => one === partsOf({ kind: named }).kind) ?? 'eventTimes';
      const place = expiringKindOf(kind) ?? kind;
      coverage.set(place, { ...wholly(place), pastTo: to, pastAt: now.toISOString() });
      return { day, kind, from: from ?? '', to: to ?? '' };
    });
  });
}

function wholly(kind: ReadingKind): KeptCoverage {
  return {
    kind,
    readWith: '',
    computedWith: '',
    from: '2020-01-01',
    to: '2026-11-22',
    keptFrom: null,
    backlogTo: null,
    firstDay: '2020-01-01',
    asOf: '2026-11-22T18:00:00Z',
    pastTo: null,
    pastFrom: null,
    pastAt: null,
    corrected: [],
  };
}

const days = Array.from({ length: 730 }, (_, day) => ({
  day,
  time: churchTime(new Date(begin + day * dayMs), choices),
}));
const pastKinds = kinds.filter((kind) => kind !== 'firstVisits');

test.each(pastKinds)(
  'every week of %s is looked at again within 92 days, for two years',
  (kind) => {
    const looks = walkFor(days.length).filter((look) => look.kind === kind);
    const late: string[] = [];
    const { currentWeek } = churchTime(new Date(begin), choices);
    for (let ago = -104; ago < 170; ago += 1) {
      const week = addWeeks(currentWeek, -ago);
      // It is looked at each week as long as it is among the newest.
      const seen = [
        0,
        ...looks.flatMap(({ day, from, to }) => (from <= week && to >= week ? day : [])),
      ];
      const since = days.flatMap(({ day, time }) => {
        const isOld = week < newestWeeks(time, sourceOf(kind)?.weekly ?? 0).from;
        return isOld && week >= historyFromOf(kind, time) ? [day] : [];
      });
      const [left = 0] = since;
      const waits = since.map((day) => day - Math.max(left, ...seen.filter((one) => one <= day)));
      const longest = Math.max(0, ...waits);
      if (longest > 92) {
        late.push(`${week}: ${longest} days`);
      }
    }
    expect(late).toEqual([]);
  },
);

test('in any seven days each kind reads at most one part, of less than sixteen weeks', () => {
  const looks = walkFor(400);
  for (const { day, kind, from, to } of looks) {
    const later = looks.filter((one) => one.kind === kind && one.day > day && one.day < day + 7);
    expect(later).toEqual([]);
    expect(addDays(from, 7 * 15) > to).toBe(true);
  }
});
