import type { CheckIn } from '#sandbox/church/check-ins.ts';
import type { Church } from '#sandbox/church/church.ts';
import { pick, type Stream } from '#sandbox/church/dice.ts';
import type { Donation } from '#sandbox/church/donations.ts';
import type { Headcount } from '#sandbox/church/headcounts.ts';
import type { Edit } from '#testing/sandbox/edits.ts';

/** What people of a church do to records of its past. */
export type EditKind = keyof typeof edits;

/** What Planning Center tells us of by `updated_at`, so that the next night reads it. */
export const seenAtNight = [
  'gift changed',
  'gift refunded',
  'gift of somebody else',
  'gift entered late',
  'headcount corrected',
  'headcount entered late',
  'check-in entered late',
  'check-in changed',
] as const satisfies readonly EditKind[];

/** What leaves no trace where it was, so that only another look at all of the past shows it. */
export const seenOnWalk = [
  'gift deleted',
  'gift moved',
  'headcount deleted',
  'check-in deleted',
  'team changed',
] as const satisfies readonly EditKind[];

/** `at`: when it is made; `since`: of which records, by their own moment. In milliseconds. */
type Making = { church: Church; next: Stream; at: number; since: number };

const dayMs = 86_400_000;
/** Beyond every number that the sandbox gives by itself. */
let numberOfNew = 800_000_000_000;

/** An edit of a random record of the past. */
export function randomEdit(kind: EditKind, making: Making): Edit {
  return edits[kind](making);
}

const edits = {
  'gift changed': (making) => {
    const { next, at } = making;
    const { number } = aGift(making);
    const factor = 0.2 + 3 * next();
    return changeGifts(number, (row) => ({
      ...row,
      amountCents: Math.max(100, Math.round(row.amountCents * factor)),
      editedAt: at,
    }));
  },
  'gift refunded': (making) => {
    const { next, at } = making;
    const { number } = aGift(making, (one) => one.status === 'succeeded' && !one.refund);
    const share = next() < 0.5 ? 1 : next();
    return changeGifts(number, (row) => ({
      ...row,
      refund: { at, amountCents: Math.ceil(row.amountCents * share) },
    }));
  },
  'gift of somebody else': (making) => {
    const { at } = making;
    const [{ number }, { person }] = [aGift(making), aGift(making)];
    return changeGifts(number, (row) => ({ ...row, person, editedAt: at }));
  },
  'gift entered late': (making) => {
    const { at } = making;
    const model = aGift(making, ({ status }) => status === 'succeeded');
    const added = { ...model, number: newNumber(), createdAt: at, completedAt: at, batch: null };
    return { donations: (rows) => [...rows, { ...added, isRecurring: false, refund: null }] };
  },
  'gift deleted': (making) => {
    const { number } = aGift(making);
    return { donations: (rows) => rows.filter((row) => row.number !== number) };
  },
  'gift moved': (making) => {
    const { next, at } = making;
    const { number } = aGift(making);
    const days = Math.ceil(60 * next());
    return changeGifts(number, (row) => ({
      ...row,
      receivedAt: row.receivedAt - days * dayMs,
      editedAt: at,
    }));
  },
  'headcount corrected': (making) => {
    const { next, at } = making;
    const { number } = aHeadcount(making);
    const more = Math.round(60 * next()) - 20;
    return {
      headcounts: (rows) =>
        rows.map((row) =>
          row.number === number
            ? { ...row, total: Math.max(0, row.total + more), updatedAt: at }
            : row,
        ),
    };
  },
  'headcount entered late': (making) => {
    const { church, next, at, since } = making;
    const times = church
      .eventTimes()
      .filter(({ startsAt }) => startsAt >= since && startsAt < at - dayMs);
    const open = times.flatMap((time) => {
      const counted = new Set(church.headcountsOfTime(time).map(({ type }) => type));
      const types = church.attendanceTypes().filter(({ event }) => event === time.period.event);
      return types.flatMap((type) => (counted.has(type) ? [] : [{ time, type }]));
    });
    const { time, type } = pick(open, next);
    const added = { number: newNumber(), total: Math.round(90 * next()) };
    // The church is made anew every hour, so its records are found by their numbers.
    return {
      headcounts: (rows) => {
        const model = rows.find((row) => row.type.number === type.number);
        return model
          ? [...rows, { ...model, ...added, time, createdAt: at, updatedAt: at }]
          : [...rows];
      },
    };
  },
  'headcount deleted': (making) => {
    const { number } = aHeadcount(making);
    return { headcounts: (rows) => rows.filter((row) => row.number !== number) };
  },
  'check-in entered late': (making) => {
    const { next, at } = making;
    const { number: model } = aCheckIn(making);
    const { person } = aCheckIn(making);
    const number = newNumber();
    const isDatedBack = next() < 0.5;
    return {
      checkIns: (rows) =>
        rows.flatMap((row) =>
          row.number === model
            ? [
                row,
                {
                  ...row,
                  number,
                  person,
                  kind: 'Regular' as const,
                  ...(isDatedBack ? { editedAt: at } : { createdAt: at, checkedOutAt: null }),
                },
              ]
            : [row],
        ),
    };
  },
  'check-in changed': (making) => {
    const { next, at } = making;
    const { number } = aCheckIn(making);
    const { person } = aCheckIn(making);
    const change: Partial<CheckIn> =
      next() < 0.5 ? { person } : { kind: next() < 0.5 ? 'Volunteer' : 'Regular' };
    return {
      checkIns: (rows) =>
        rows.map((row) => (row.number === number ? { ...row, ...change, editedAt: at } : row)),
    };
  },
  'check-in deleted': (making) => {
    const { number } = aCheckIn(making);
    return { checkIns: (rows) => rows.filter((row) => row.number !== number) };
  },
  'team changed': (making) => {
    const { church, next, at, since } = making;
    const plan = pick(
      church.plans().filter(({ sortAt }) => sortAt >= since && sortAt < at - dayMs),
      next,
    );
    const status = next() < 0.5 ? 'D' : 'C';
    const isOf = (number: number) => number % 3 === 0;
    return {
      team: (rows) =>
        rows.map((row) =>
          row.plan.number === plan.number && isOf(row.number)
            ? { ...row, status, isRemoved: false, updatedAt: at }
            : row,
        ),
    };
  },
} as const satisfies Record<string, (making: Making) => Edit>;

function newNumber(): number {
  numberOfNew += 1;
  return numberOfNew;
}

function aGift(
  { church, next, since }: Making,
  suits: (one: Donation) => boolean = () => true,
): Donation {
  return pick(
    church.donations().filter((one) => one.receivedAt >= since && suits(one)),
    next,
  );
}

function aHeadcount({ church, next, since }: Making): Headcount {
  return pick(
    church.headcounts().filter(({ time }) => time.startsAt >= since),
    next,
  );
}

/** Somebody's; without a name nobody is told apart. */
function aCheckIn({ church, next, since }: Making): CheckIn {
  return pick(
    church.checkIns().filter(({ person, period }) => person !== null && period.startsAt >= since),
    next,
  );
}

function changeGifts(number: number, change: (row: Donation) => Donation): Edit {
  return { donations: (rows) => rows.map((row) => (row.number === number ? change(row) : row)) };
}
