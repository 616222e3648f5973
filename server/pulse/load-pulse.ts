import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { weeksBetween } from '#analytics/calendar/church-week.ts';
import { runOnePass } from '#analytics/forecast/one-pass.ts';
import { asOfWeek, expectTile } from '#analytics/pulse/expect-tile.ts';
import type { LeadingTile } from '#analytics/pulse/lead-tile.ts';
import type { TileAhead } from '#analytics/pulse/pulse-coming.ts';
import type { PulseInput } from '#analytics/pulse/pulse-input.ts';
import type { WeekAnswer } from '#analytics/pulse/week-answers.ts';
import { type Church, churchOf } from '../church/church.ts';
import type { ChurchTexts } from '../church/read-texts.ts';
import { explainFigure, judgedSeries } from '../church/series.ts';
import { missingServicesOf } from '../church/week-services.ts';
import { expectChurch } from './expect-church.ts';
import { keepExpected } from './expected-weeks.ts';
import { parseSearchDays, parseSearchParts } from './search-beside.ts';

/** The dashboard's complete input. */
export type LoadedPulse = {
  input: PulseInput;
  /** The forecast of a tile, as of a week. */
  aheadOf: (tile: LeadingTile, week: string) => TileAhead;
};

type Keeping = {
  jobs: Pool;
  accountId: string;
  log: Logger;
  /** Whether the rows are of somebody who sees giving; without it they are not all there. */
  seesGiving: boolean;
};

/**
 * Combines a church's rows with the expectations that the jobs store. If those are outdated because
 * rows are still arriving, computes them here; failing to store them does not fail the page.
 */
export async function loadPulse(
  texts: ChurchTexts,
  now: string,
  { jobs, accountId, log, seesGiving }: Keeping,
): Promise<LoadedPulse> {
  const json: unknown = JSON.parse(texts.expected ?? 'null');
  const expected = await expectChurch(await churchOf(texts, now), json, runOnePass);
  const { church: base, expectations, bases, asked } = expected;
  if (expected.isNew && base.figures.size > 0 && seesGiving) {
    await keepExpected(jobs, accountId, { bases, asked }, expectations).catch((error: unknown) => {
      log.warn({ err: error, accountId }, 'failed to store a church’s expected weeks');
    });
  }
  const judged = new Map([...expectations].map(([tile, each]) => [tile, each.judged]));
  return {
    input: {
      ...base,
      expected: new Map([...expectations].map(([tile, { weeks }]) => [tile, weeks])),
      judged,
      questions: [...asked, ...base.answers.filter((one) => !isHidden(one, base))],
      services: missingServicesOf(JSON.parse(texts.services ?? 'null'), now),
      searchParts: parseSearchParts(json),
      searchDays: parseSearchDays(json),
    },
    aheadOf: (tile, week) => {
      const { ahead = [], origin = null } = expectations.get(tile) ?? {};
      // Stored for the newest week; earlier ones are rarely requested. The current week is in `ahead`.
      const isNewest = origin === null || week >= origin;
      const known = isNewest ? base : asOfWeek(week, base);
      return {
        weeks: isNewest
          ? ahead.slice(weeksBetween(origin ?? week, week))
          : expectTile(tile, known).ahead,
        explain: explainWhenAsked(tile, known),
      };
    },
  };
}

/** Whether a question is about a week of few givers, who may have become few since it was answered. */
function isHidden({ figure, week }: WeekAnswer, { figures }: Pick<Church, 'figures'>): boolean {
  return figures.get(figure)?.find((row) => row.week === week)?.state === 'suppressed';
}

/** As the Forecast page explains its weeks, for those of a dashboard that have events. */
function explainWhenAsked(figure: LeadingTile, base: Church): TileAhead['explain'] {
  let explain: TileAhead['explain'] | null = null;
  return (week) => {
    const rows = judgedSeries(figure, base);
    explain ??= explainFigure(figure, { ...base, rows }) ?? (() => null);
    return explain(week);
  };
}
