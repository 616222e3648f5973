import { expect, test } from 'vitest';
import { addWeeks } from '#analytics/calendar/church-week.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import { nothingKnown } from '../../church/choices.ts';
import type { KeptCoverage } from '../readings/coverage-store.ts';
import { churchTime, historyFromOf } from '../readings/history.ts';
import { planTasks } from './plan.ts';
import { planWalk } from './plan-past.ts';

const { suggested } = nothingKnown;
const counted: KeptCoverage = {
  kind: 'memberCounts',
  readWith: '',
  computedWith: '',
  from: '2026-11-21',
  to: '2026-11-21',
  keptFrom: null,
  backlogTo: null,
  firstDay: '2026-11-21',
  asOf: '2026-11-21T18:00:00Z',
  pastTo: null,
  pastFrom: null,
  pastAt: null,
  corrected: [],
};

test('what a first sync says to cover are the three years of figures and their run-up, not the ten years of first visits', () => {
  const tasks = planTasks({
    mode: 'first',
    choices: {
      ...suggested,
      attendance: [{ eventId: '701', source: 'check_ins' }],
      firstTimeGuests: { source: 'first_time_check_ins' },
      giving: { fundIds: 'all' },
    },
    refused: new Set(),
    coverage: new Map(),
    now: new Date('2026-11-22T18:00:00Z'),
  });
  const starts = tasks.map(({ from }) => from).filter((from) => from !== null);
  expect(starts.sort()[0]).toBe('2023-07-31');
  expect(tasks.filter(({ kind }) => kind === 'firstVisits')).toMatchObject([
    { from: null, to: '2026-11-22' },
  ]);
});

test('members are counted each week, at night only where a group has changed, and never for days that are over', () => {
  const kindsOf = (mode: 'nightly' | 'weekly') =>
    planTasks({
      mode,
      choices: { ...suggested, groups: { groupTypeIds: 'all' } },
      refused: new Set(),
      coverage: new Map([['memberCounts', counted]]),
      now: new Date('2026-11-22T18:00:00Z'),
    }).filter(({ kind }) => kind.endsWith('memberCounts'));
  const today = { from: '2026-11-22', to: '2026-11-22' };
  expect(kindsOf('nightly')).toMatchObject([{ kind: 'known memberCounts', ...today }]);
  expect(kindsOf('weekly')).toMatchObject([{ kind: 'memberCounts', ...today }]);
});

test('group meetings are read of one year, and of all three where the church wants them', () => {
  const firstOf = (groups: MeasureChoices['groups']) =>
    planTasks({
      mode: 'first',
      choices: { ...suggested, groups },
      refused: new Set(),
      coverage: new Map(),
      now: new Date('2026-11-22T18:00:00Z'),
    })
      .filter(({ kind }) => kind === 'meetings')
      .at(-1)?.from;
  expect(firstOf({ groupTypeIds: 'all' })).toBe('2025-11-17');
  expect(firstOf({ groupTypeIds: 'all', wholePast: true })).toBe('2023-10-30');
});

test('where figures begin a quarter earlier than a church was read, its walk through the past reads that, and no night', () => {
  const now = new Date('2026-11-22T18:00:00Z');
  const choices: MeasureChoices = {
    ...suggested,
    attendance: [{ eventId: '701', source: 'headcounts' }],
    serving: { source: 'team_members' },
  };
  const time = churchTime(now, choices);
  const kinds = ['eventTimes', 'team'] as const;
  const readUpTo = (weeks: number, pastAt: string | null) =>
    new Map(
      kinds.map((kind) => {
        const from = addWeeks(historyFromOf(kind, time), weeks);
        return [kind, { ...counted, kind, from, pastAt }] as const;
      }),
    );
  const windows = (coverage: ReturnType<typeof readUpTo>) =>
    planTasks({ mode: 'nightly', choices, refused: new Set(), coverage, now }).filter(
      ({ to }) => (to ?? '') < '2024-06-01',
    );
  const walkOf = (coverage: ReturnType<typeof readUpTo>) =>
    planWalk({ kinds, choices, coverage, time, now });
  const walked = readUpTo(13, '2026-11-01T18:00:00Z');
  expect(windows(walked)).toEqual([]);
  expect(walkOf(walked)).toMatchObject([{ kind: 'past eventTimes', from: time.historyFrom }]);
  // A first reading that was not finished goes on at night.
  const unfinished = readUpTo(13, null);
  expect(windows(unfinished).map(({ kind }) => kind)).toEqual(expect.arrayContaining([...kinds]));
  expect(walkOf(unfinished)).toEqual([]);
  expect(windows(readUpTo(26, '2026-11-01T18:00:00Z'))).not.toEqual([]);
});
