import { expect, test } from 'vitest';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import { nothingKnown } from '../../church/choices.ts';
import { planTasks } from './plan.ts';

const { suggested } = nothingKnown;

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
  const kept = {
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
  } as const;
  const kindsOf = (mode: 'nightly' | 'weekly') =>
    planTasks({
      mode,
      choices: { ...suggested, groups: { groupTypeIds: 'all' } },
      refused: new Set(),
      coverage: new Map([['memberCounts', kept]]),
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
