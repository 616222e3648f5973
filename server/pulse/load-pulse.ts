import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { weeksBetween } from '#analytics/calendar/church-week.ts';
import { runOnePass } from '#analytics/forecast/one-pass.ts';
import { aheadAsOf } from '#analytics/pulse/expect-tile.ts';
import type { PulseInput } from '#analytics/pulse/pulse-input.ts';
import type { Expectation } from '#contract/expectation.ts';
import { churchOf } from '../church/church.ts';
import type { ChurchTexts } from '../church/read-texts.ts';
import { basesOf, completeExpected, keepExpected, parseExpected } from './expected-weeks.ts';
import { parseSearchDays, parseSearchParts } from './search-beside.ts';

/** The dashboard's complete input. */
export type LoadedPulse = {
  input: PulseInput;
  /** The forecast of the weeks after a week, nearest first. */
  aheadOf: (week: string) => readonly Expectation[];
};

type Keeping = { jobs: Pool; accountId: string; log: Logger };

/**
 * Combines a church's rows with the expectations that the jobs store. If those are outdated because
 * rows are still arriving, computes them here; failing to store them does not fail the page.
 */
export async function loadPulse(
  texts: ChurchTexts,
  now: string,
  { jobs, accountId, log }: Keeping,
): Promise<LoadedPulse> {
  const base = await churchOf(texts, now);
  const bases = basesOf(base);
  const json: unknown = JSON.parse(texts.expected ?? 'null');
  const kept = parseExpected(json, bases);
  const expectations = await completeExpected(kept, bases, runOnePass);
  if (kept.size < bases.length && base.figures.size > 0) {
    await keepExpected(jobs, accountId, bases, expectations).catch((error: unknown) => {
      log.warn({ err: error, accountId }, 'what was expected of a church could not be kept');
    });
  }
  const expected = new Map([...expectations].map(([tile, { weeks }]) => [tile, weeks]));
  const attendance = expectations.get('attendance');
  return {
    input: {
      ...base,
      expected,
      searchParts: parseSearchParts(json),
      searchDays: parseSearchDays(json),
    },
    aheadOf: (week) => {
      const { ahead = [], origin = null } = attendance ?? {};
      if (origin === null) {
        return [];
      }
      // Stored for the newest week; earlier ones are rarely requested. The current week is in `ahead`.
      return week < origin ? aheadAsOf(week, base) : ahead.slice(weeksBetween(origin, week));
    },
  };
}
