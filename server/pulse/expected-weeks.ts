import { createHash } from 'node:crypto';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Pool } from 'pg';
import { z } from 'zod';
import { addWeeks } from '#analytics/calendar/church-week.ts';
import { type PassOf, passKey } from '#analytics/forecast/shared-pass.ts';
import type { TileJudgement } from '#analytics/judging/judge-series.ts';
import {
  expectSeries,
  type TileExpectation,
  type TileSeries,
  tileSeries,
} from '#analytics/pulse/expect-tile.ts';
import { maskedWeeks } from '#analytics/pulse/masked-weeks.ts';
import { tilesOf } from '#analytics/pulse/tile-definitions.ts';
import {
  type Expectation,
  type ExpectationRow,
  fromExpectationRow,
  toExpectationRow,
} from '#contract/expectation.ts';
import type { TileId } from '#contract/functions/church-pulse.ts';
import type { KeptQuestion } from '#contract/functions/week-questions.ts';
import type { Church } from '../church/church.ts';
import { listOf } from '../church/list-of.ts';

/** The forecasts of every tile. */
export type Expectations = ReadonlyMap<TileId, TileExpectation>;

function isRow(value: unknown): value is ExpectationRow {
  return (
    Array.isArray(value) && value.length === 5 && value.every((each) => typeof each === 'number')
  );
}

const side = z.enum(['up', 'down']);
const until = z.iso.date().nullable();
const judgedWeek = z.tuple([
  z.iso.date(),
  z.enum(['unusual', 'asked', 'not_entered']).nullable(),
  side.nullable(),
  z.tuple([side, z.iso.date(), z.union([z.boolean(), z.literal('collapse')])]).nullable(),
  z.tuple([z.iso.date(), until]).nullable(),
]);
type Judged = z.infer<typeof judgedWeek>;

function isJudged(value: unknown): value is Judged {
  return judgedWeek.safeParse(value).success;
}

/** Ranges by week, from the first entry's on; a week without a forecast is null. */
const storedRanges = z.object({
  first: z.string().nullable(),
  weeks: listOf((each) => each === null || isRow(each)),
});
const stored = z.record(
  z.string(),
  z.object({
    ...storedRanges.shape,
    ahead: listOf(isRow),
    /** What is to be said of weeks: week, state, direction, and a lasting change: direction, since, how it is news; and when it is doubted. */
    judged: listOf(isJudged),
    levelBreak: z.object({ since: z.iso.date(), before: z.number(), after: z.number() }).nullable(),
    origin: z.string().nullable(),
  }),
);
type Stored = z.infer<typeof stored>;
const column = z.object({ expected: stored });
/** What other versions store in the same shape, whatever they keep beside it. */
const rangesColumn = z.object({ expected: z.record(z.string(), storedRanges) });
const keptBasis = z.object({ basis: z.string() });
/** Of a digest, 132 bits are kept. */
const digestLength = 22;

/** The input of a tile's expectations, and a digest of it. */
export type TileBasis = { tile: TileId; asked: TileSeries | null; digest: string };

/** The input of every tile's expectations: its weeks, the calendar and the method. */
export function basesOf(base: Church): TileBasis[] {
  const { calendar } = base;
  const masked = maskedWeeks(base);
  // Raise this number when the method changes.
  const common = `17 ${calendar.easter} ${calendar.season} ${calendar.events.map(({ id }) => id).join()}`;
  return tilesOf(base).map((tile) => {
    const asked = tileSeries(tile, base, masked);
    const words = asked === null ? 'nothing' : passKey(asked.series, asked.options);
    const digest = createHash('sha256').update(`${common} ${tile}\n${words}`).digest('base64url');
    return { tile, asked, digest: digest.slice(0, digestLength) };
  });
}

/** The stored expectations of those tiles whose input has not changed. */
export function parseExpected(
  json: unknown,
  bases: readonly TileBasis[],
): Map<TileId, TileExpectation> {
  const digests = new Set(keptBasis.safeParse(json).data?.basis.split(' '));
  const unchanged = bases.filter(({ digest }) => digests.has(digest));
  // With another basis or method it may have any shape.
  if (unchanged.length === 0) {
    return new Map();
  }
  const kept = column.parse(json);
  return new Map(
    unchanged.flatMap(({ tile }) => {
      const known = kept.expected[tile];
      return known ? [[tile, expectationOf(known)] as const] : [];
    }),
  );
}

function rangesOf({ first, weeks }: z.infer<typeof storedRanges>): TileExpectation['weeks'] {
  return new Map(
    weeks.flatMap((entry, index) =>
      entry === null || first === null
        ? []
        : [[addWeeks(first, index), fromExpectationRow(entry)] as const],
    ),
  );
}

function expectationOf({ first, weeks, judged, ...rest }: Stored[string]): TileExpectation {
  return {
    ...rest,
    weeks: rangesOf({ first, weeks }),
    ahead: rest.ahead.map(fromExpectationRow),
    judged: new Map(
      judged.map(([week, state, direction, change, doubted]): [string, TileJudgement] => {
        const lasting = change && lastingOf(change);
        const [from, until] = doubted ?? [];
        const when = from && until !== undefined && { doubted: { from, until } };
        return state === 'not_entered'
          ? [week, { state: 'unusual', direction, lasting, isNotEntered: true }]
          : [week, { state, direction, lasting, ...when }];
      }),
    ),
  };
}

function lastingOf([direction, since, news]: NonNullable<Judged[3]>): TileJudgement['lasting'] {
  return { direction, since, isNews: news !== false, isCollapse: news === 'collapse' };
}

/** The ranges of each tile's weeks as they are stored, whatever has changed since; none of another shape. */
export function issuedRanges(json: unknown): ReadonlyMap<string, TileExpectation['weeks']> {
  const kept = rangesColumn.safeParse(json).data?.expected ?? {};
  return new Map(Object.entries(kept).map(([tile, known]) => [tile, rangesOf(known)] as const));
}

/** Computes missing expectations: a few milliseconds per tile for a church with five years of data. */
export async function completeExpected(
  known: Expectations,
  bases: readonly TileBasis[],
  passOf: PassOf,
): Promise<Expectations> {
  const all = new Map(known);
  for (const { tile, asked } of bases.filter((each) => !known.has(each.tile))) {
    all.set(tile, expectSeries(asked, passOf));
    // Yields to requests between two tiles.
    await yieldToEventLoop();
  }
  return all;
}

/** Stores expectations for later requests, and what the church is to be asked about its weeks. */
export async function keepExpected(
  jobs: Pool,
  accountId: string,
  { bases, asked }: { bases: readonly TileBasis[]; asked: readonly KeptQuestion[] },
  expectations: Expectations,
): Promise<void> {
  const basis = bases.map(({ digest }) => digest).join(' ');
  await jobs.query(
    `with kept as (
       insert into analytics.expected_weeks (account_id, basis, expected) values ($1, $2, $3)
       on conflict (account_id) do update set
         basis = excluded.basis, expected = excluded.expected, computed_at = now())
     select private.ask_about_weeks($1, $4)`,
    [accountId, basis, JSON.stringify(toStored(bases, expectations)), JSON.stringify(asked)],
  );
}

function toStored(bases: readonly TileBasis[], expectations: Expectations): Stored {
  const entries = bases.map(({ tile }) => {
    const { weeks, ahead, judged, levelBreak, origin } = expectations.get(tile) ?? nothing;
    const [first = null] = [...weeks.keys()].sort();
    const last = [...weeks.keys()].sort().at(-1) ?? '';
    const all: (number[] | null)[] = [];
    for (let week = first; week !== null && week <= last; week = addWeeks(week, 1)) {
      const expected = weeks.get(week);
      all.push(expected ? shortRow(expected) : null);
    }
    return [
      tile,
      {
        ...{ first, weeks: all, ahead: ahead.map(shortRow), judged: judgedOf(judged) },
        ...{ levelBreak, origin },
      },
    ] as const;
  });
  return stored.parse(Object.fromEntries(entries));
}

const nothing: TileExpectation = {
  weeks: new Map(),
  ahead: [],
  judged: new Map(),
  levelBreak: null,
  origin: null,
};

function judgedOf(judged: TileExpectation['judged']): Judged[] {
  return [...judged].map(([week, judgement]): Judged => {
    const { direction, lasting, doubted } = judgement;
    const state = judgement.isNotEntered ? 'not_entered' : judgement.state;
    const when: Judged[4] = doubted ? [doubted.from, doubted.until] : null;
    if (lasting === null) {
      return [week, state, direction, null, when];
    }
    const { direction: way, since, isNews, isCollapse } = lasting;
    return [week, state, direction, [way, since, isCollapse ? 'collapse' : isNews], when];
  });
}

/** A forecast as it is stored, to six digits. */
export function shortRow(expected: Expectation): number[] {
  return toExpectationRow(expected).map((value) => Number(value.toPrecision(6)));
}
