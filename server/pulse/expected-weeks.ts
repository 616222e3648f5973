import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { z } from 'zod';
import { addWeeks, weekOf } from '#analytics/calendar/church-week.ts';
import { expectTile, type TileExpectation } from '#analytics/pulse/expect-tile.ts';
import { maskedWeeks } from '#analytics/pulse/masked-weeks.ts';
import type { ExpectedWeek } from '#analytics/pulse/pulse-input.ts';
import type { FigureWeek } from '#contract/figures.ts';
import { type TileId, tileIds } from '#contract/functions/church-pulse.ts';
import { listOf } from './list-of.ts';
import type { PulseBase } from './pulse-input.ts';

/** The forecasts of every tile. */
export type Expectations = ReadonlyMap<TileId, TileExpectation>;

/** Median, 80 % and 95 % range; as a tuple, they take a fifth of the space of an object. */
type Numbers = [middle: number, low80: number, high80: number, low95: number, high95: number];

function isNumbers(value: unknown): value is Numbers {
  return (
    Array.isArray(value) && value.length === 5 && value.every((each) => typeof each === 'number')
  );
}

const stored = z.record(
  z.enum(tileIds),
  z.object({
    /** The week of the first entry; a week without a forecast is null. */
    first: z.string().nullable(),
    weeks: listOf((each) => each === null || isNumbers(each)),
    ahead: listOf(isNumbers),
    origin: z.string().nullable(),
  }),
);
type Stored = z.infer<typeof stored>;
const column = z.object({ expected: stored });
const keptBasis = z.object({ basis: z.string() });

/**
 * A digest of everything that expectations depend on: the rows (but not when they were read), masked
 * weeks, the calendar, the method, and the newest week that is over.
 */
export function basisOf({
  figures,
  annotations,
  calendar,
  today,
  weekStartsOn,
}: PulseBase): string {
  const hash = createHash('sha256');
  const events = calendar.events.map(({ id }) => id).join();
  // Raise this number when the method changes.
  hash.update(`2 ${weekOf(today, weekStartsOn)} ${weekStartsOn} ${calendar.easter} ${events}`);
  hash.update([...maskedWeeks(annotations, weekStartsOn).keys()].sort().join());
  for (const [figure, rows] of figures) {
    hash.update(`\n${figure}`);
    hash.update(rows.map(rowWords).join());
  }
  return hash.digest('hex');
}

/** A row as text; of an incomplete week with its source, which decides how to interpret the count. */
function rowWords({ week, value, state, count, source }: FigureWeek): string {
  return `${week} ${value} ${state} ${count} ${state === 'incomplete' ? source : ''}`;
}

/** Whether the stored expectations are based on `basis`. */
export function isKeptFor(json: unknown, basis: string): boolean {
  return keptBasis.safeParse(json).data?.basis === basis;
}

/** The stored expectations; null unless they are based on `basis`. */
export function parseExpected(json: unknown, basis: string): Expectations | null {
  // With another basis or method it may have any shape.
  if (!isKeptFor(json, basis)) {
    return null;
  }
  const kept = column.parse(json);
  return new Map(
    tileIds.map((tile) => {
      const { first, weeks, ahead, origin } = kept.expected[tile];
      const known = new Map<string, ExpectedWeek>();
      weeks.forEach((entry, index) => {
        if (entry !== null && first !== null) {
          known.set(addWeeks(first, index), expectedOf(entry));
        }
      });
      return [tile, { weeks: known, ahead: ahead.map(expectedOf), origin }];
    }),
  );
}

/** Computes expectations, which takes a tenth of a second for a church with five years of data. */
export function computeExpected(base: PulseBase): Expectations {
  return new Map(tileIds.map((tile) => [tile, expectTile(tile, base)]));
}

/** Stores expectations for later requests. */
export async function keepExpected(
  jobs: Pool,
  accountId: string,
  basis: string,
  expectations: Expectations,
): Promise<void> {
  await jobs.query(
    `insert into analytics.expected_weeks (account_id, basis, expected) values ($1, $2, $3)
     on conflict (account_id) do update set
       basis = excluded.basis, expected = excluded.expected, computed_at = now()`,
    [accountId, basis, JSON.stringify(toStored(expectations))],
  );
}

function toStored(expectations: Expectations): Stored {
  const entries = tileIds.map((tile) => {
    const { weeks, ahead, origin } = expectations.get(tile) ?? nothing;
    const [first = null] = [...weeks.keys()].sort();
    const last = [...weeks.keys()].sort().at(-1) ?? '';
    const all: (Numbers | null)[] = [];
    for (let week = first; week !== null && week <= last; week = addWeeks(week, 1)) {
      const expected = weeks.get(week);
      all.push(expected ? numbersOf(expected) : null);
    }
    return [tile, { first, weeks: all, ahead: ahead.map(numbersOf), origin }] as const;
  });
  return stored.parse(Object.fromEntries(entries));
}

const nothing: TileExpectation = { weeks: new Map(), ahead: [], origin: null };

function numbersOf({ middle, range80, range95 }: ExpectedWeek): Numbers {
  const short = (value: number) => Number(value.toPrecision(6));
  return [
    short(middle),
    short(range80.low),
    short(range80.high),
    short(range95.low),
    short(range95.high),
  ];
}

function expectedOf([middle, low80, high80, low95, high95]: Numbers): ExpectedWeek {
  return { middle, range80: { low: low80, high: high80 }, range95: { low: low95, high: high95 } };
}
