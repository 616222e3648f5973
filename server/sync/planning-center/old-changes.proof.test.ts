import { describe, expect, test } from 'vitest';
import { weekOf } from '#analytics/calendar/church-week.ts';
import { localDateOf } from '#analytics/calendar/local-date.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { startLivingChurch } from '#testing/sync/living-church.ts';

const dayMs = 86_400_000;
const church = await forThisFile(startLivingChurch(), 'stop');
const planner = church.planner;

const weeksAgo = (weeks: number) => planner.clock.now() - weeks * 7 * dayMs;
const isIn = (at: number, weeks: number) => Math.abs(at - weeksAgo(weeks)) < 3 * dayMs;

const weekAgo = (weeks: number) =>
  weekOf(localDateOf(new Date(weeksAgo(weeks)).toISOString(), 'America/Chicago'), 'monday');

describe('what was changed long ago', { timeout: 180_000 }, () => {
  test('a headcount and a gift of 40 weeks ago, and a refund of 20 weeks ago, are seen in the night', async () => {
    planner.edit({
      headcounts: (rows) =>
        rows.map((row, at) =>
          at ===
          rows.findIndex(({ time, type }) => isIn(time.startsAt, 40) && type.name === 'Adults')
            ? { ...row, total: row.total + 111, updatedAt: planner.clock.now() }
            : row,
        ),
      donations: (rows) => {
        const changed = rows.findIndex(({ receivedAt, refund }) => isIn(receivedAt, 40) && !refund);
        const refunded = rows.findIndex(
          ({ receivedAt, refund, status }) =>
            isIn(receivedAt, 20) && !refund && status === 'succeeded',
        );
        const at = planner.clock.now();
        return rows.map((row, index) => {
          if (index === changed) {
            return { ...row, amountCents: row.amountCents + 7001, editedAt: at };
          }
          return index === refunded
            ? { ...row, refund: { at, amountCents: row.amountCents } }
            : row;
        });
      },
    });
    expect((await church.differences(['attendance', 'giving'])).length).toBeGreaterThanOrEqual(2);
    await church.run('nightly');
    expect(
      await church.differences([
        'attendance',
        'giving',
        'giving_settled',
        'giving_units',
        'recurring_share',
      ]),
    ).toEqual([]);
  });

  test('people who were checked in late count in every week that looks back to them', async () => {
    planner.edit({
      checkIns: (rows) => {
        const at = planner.clock.now();
        const later = rows.filter(({ createdAt }) => isIn(createdAt, 26));
        const before = new Set(
          rows.filter(({ createdAt }) => createdAt < weeksAgo(29)).map(({ person }) => person),
        );
        // Somebody who is a guest four weeks later was there before.
        const guest = later.find(({ isFirstTime, person }) => isFirstTime && !before.has(person));
        const there = rows.find(
          ({ createdAt, kind, period }) =>
            isIn(createdAt, 30) && kind === 'Regular' && period.event === guest?.period.event,
        );
        expect(there).toBeDefined();
        return there && guest
          ? [...rows, { ...there, number: 999_000_001, person: guest.person, editedAt: at }]
          : [];
      },
    });
    expect(await church.differences(['first_time_guests'])).not.toEqual([]);
    await church.run('nightly');
    const ofPeople = ['attendance', 'first_time_guests', 'reach', 'kids', 'serving'] as const;
    expect(await church.differences(ofPeople)).toEqual([]);
    // The guests of another week are others now: who of them returned is read next.
    await church.run('nightly');
    expect(await church.differences([...ofPeople, 'guest_return'])).toEqual([]);
    const { rows } = await church.database.owner.query(
      'select from private.weeks_to_read where account_id = $1',
      [church.accountId],
    );
    expect(rows).toEqual([]);
  });

  test('and no hash of people is kept longer for it', async () => {
    const { rows } = await church.database.owner.query<{ kind: string; first: string }>(
      `select kind, min(day)::text as first from private.readings
       where account_id = $1 and kind in ('checkIns', 'donors', 'team') group by 1`,
      [church.accountId],
    );
    expect(rows).toHaveLength(3);
    for (const { kind, first } of rows) {
      expect(first >= weekAgo(kind === 'checkIns' ? 18 : 15)).toBe(true);
    }
  });

  test('what was deleted, or moved to another week, is gone once all parts of the past were read again', {
    timeout: 180_000,
  }, async () => {
    planner.edit({
      headcounts: (rows) => rows.filter(({ time }) => !isIn(time.startsAt, 60)),
      donations: (rows) =>
        rows
          .filter(({ receivedAt }, at) => !(isIn(receivedAt, 70) && at % 2 === 0))
          .map((row) =>
            isIn(row.receivedAt, 50)
              ? { ...row, receivedAt: row.receivedAt - 30 * dayMs, editedAt: planner.clock.now() }
              : row,
          ),
      checkIns: (rows) =>
        rows.filter(({ createdAt }, at) => !(isIn(createdAt, 80) && at % 3 === 0)),
      team: (rows) =>
        rows.map((row) => (isIn(row.plan.sortAt, 90) ? { ...row, status: 'D' } : row)),
    });
    const week: number[] = [];
    for (let day = 0; day < 91; day += 1) {
      church.pass(1);
      const paths = await church.run('past');
      week.push(paths.filter((path) => !/attendances$/.test(path)).length);
      expect(week.slice(-7).reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(70);
      if (day % 7 === 0) {
        await church.run('weekly');
      }
    }
    await church.run('weekly');
    await church.run('nightly');
    expect(
      await church.differences([
        'attendance',
        'first_time_guests',
        'guest_return',
        'reach',
        'kids',
        'serving',
        'giving',
        'giving_settled',
        'giving_units',
        'recurring_share',
      ]),
    ).toEqual([]);
  });
});

test('where heads and check-ins are added, a headcount of an old week counts the same night', {
  timeout: 180_000,
}, async () => {
  const mixed = [
    { eventId: '701', source: 'headcounts', attendanceTypeIds: ['43010', '43011'] },
    { eventId: '702', source: 'check_ins' },
  ];
  await church.database.owner.query(
    `update analytics.measure_choices
     set chosen = suggested || jsonb_build_object('attendance', $2::jsonb) where account_id = $1`,
    [church.accountId, JSON.stringify(mixed)],
  );
  await church.run('choices');
  expect(await church.differences(['attendance'])).toEqual([]);
  planner.edit({
    headcounts: (rows) => {
      const [old] = rows.filter(
        ({ time, type }) => isIn(time.startsAt, 40) && type.name === 'Adults',
      );
      return rows.map((row) =>
        row === old ? { ...row, total: row.total + 12, updatedAt: church.present() } : row,
      );
    },
  });
  expect(await church.differences(['attendance'])).not.toEqual([]);
  await church.run('nightly');
  expect(await church.differences(['attendance', 'kids', 'reach'])).toEqual([]);
});

test('what is corrected between two parts of the walk stays corrected after the next one', {
  timeout: 180_000,
}, async () => {
  const walkedTo = async () => {
    const { rows } = await church.database.owner.query<{ to: string }>(
      `select past_to::text as to from private.reading_coverage where account_id = $1 and kind = 'checkIns'`,
      [church.accountId],
    );
    return rows[0]?.to ?? '';
  };
  const untilWalkedOn = async () => {
    for (const before = await walkedTo(); (await walkedTo()) === before; ) {
      church.pass(1);
      await church.run('past');
    }
  };
  // The first part has no figures yet.
  await untilWalkedOn();
  await untilWalkedOn();
  const end = Date.parse(await walkedTo());
  planner.edit({
    checkIns: (rows) => {
      const kids = rows.filter(({ location: { name }, period }) => {
        return period.event.number === 701 && name === 'Preschool';
      });
      const there = kids.filter(
        ({ createdAt }) => Math.abs(createdAt - end + 9 * dayMs) < 5 * dayMs,
      );
      const known = new Set(there.map(({ person }) => person));
      const [other] = kids.filter(({ person }) => !known.has(person));
      const [model] = there;
      expect(model && other).toBeDefined();
      return model && other
        ? [
            ...rows,
            { ...model, number: 999_000_002, person: other.person, editedAt: church.present() },
          ]
        : [];
    },
  });
  expect(await church.differences(['kids'])).not.toEqual([]);
  await church.run('nightly');
  expect(await church.differences(['kids'])).toEqual([]);
  await untilWalkedOn();
  expect(await church.differences(['kids', 'attendance', 'reach'])).toEqual([]);
});
