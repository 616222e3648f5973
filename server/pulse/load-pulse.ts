import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { weeksBetween } from '#analytics/calendar/church-week.ts';
import { aheadAsOf } from '#analytics/pulse/expect-tile.ts';
import type { ExpectedWeek, PulseInput } from '#analytics/pulse/pulse-input.ts';
import { basisOf, computeExpected, keepExpected, parseExpected } from './expected-weeks.ts';
import { type PulseTexts, pulseBase } from './pulse-input.ts';
import { parseSearchParts } from './search-beside.ts';

/** Everything the dashboard's arithmetic takes. */
export type LoadedPulse = {
  input: PulseInput;
  /** What is or was expected of the weeks after one, nearest first. */
  aheadOf: (week: string) => readonly ExpectedWeek[];
};

type Keeping = { jobs: Pool; accountId: string; log: Logger };

/**
 * Puts a church's rows together with what was expected of its weeks, which the jobs keep. While rows
 * arrive and for these very rows nothing is kept yet, it is worked out here; a page whose expectations
 * cannot be kept is shown all the same.
 */
export async function loadPulse(
  texts: PulseTexts & { expected: string | null },
  now: string,
  { jobs, accountId, log }: Keeping,
): Promise<LoadedPulse> {
  const base = await pulseBase(texts, now);
  const basis = basisOf(base);
  const json: unknown = JSON.parse(texts.expected ?? 'null');
  const kept = parseExpected(json, basis);
  const expectations = kept ?? computeExpected(base);
  if (!kept && base.figures.size > 0) {
    await keepExpected(jobs, accountId, basis, expectations).catch((error: unknown) => {
      log.warn({ err: error, accountId }, 'what was expected of a church could not be kept');
    });
  }
  const expected = new Map([...expectations].map(([tile, { weeks }]) => [tile, weeks]));
  const attendance = expectations.get('attendance');
  return {
    input: { ...base, expected, searchParts: parseSearchParts(json) },
    aheadOf: (week) => {
      const { ahead = [], origin = null } = attendance ?? {};
      if (origin === null) {
        return [];
      }
      // Of the newest weeks it is kept; an earlier one is rarely asked for. The running week is ahead.
      return week < origin ? aheadAsOf(week, base) : ahead.slice(weeksBetween(origin, week));
    },
  };
}
