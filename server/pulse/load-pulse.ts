import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { ExpectedWeek, PulseInput } from '#analytics/pulse/pulse-input.ts';
import { basisOf, computeExpected, keepExpected, parseExpected } from './expected-weeks.ts';
import { type PulseTexts, pulseBase } from './pulse-input.ts';

/** Everything the dashboard's arithmetic takes. */
export type LoadedPulse = {
  input: PulseInput;
  /** What is expected of the weeks after one, if it was said as of that week or the one before. */
  aheadOf: (week: string) => readonly ExpectedWeek[];
};

type Keeping = { jobs: Pool; accountId: string; log: Logger };

/**
 * Puts a church's rows together with what was expected of its weeks. Where that is not kept for these
 * very rows, it is worked out and kept; a page whose expectations cannot be kept is shown all the same.
 */
export async function loadPulse(
  texts: PulseTexts & { expected: string | null },
  now: string,
  { jobs, accountId, log }: Keeping,
): Promise<LoadedPulse> {
  const base = await pulseBase(texts, now);
  const basis = basisOf(texts, base);
  const kept = parseExpected(texts.expected, basis);
  const expectations = kept ?? computeExpected(base);
  if (!kept && base.figures.size > 0) {
    await keepExpected(jobs, accountId, basis, expectations).catch((error: unknown) => {
      log.warn({ err: error, accountId }, 'what was expected of a church could not be kept');
    });
  }
  const expected = new Map([...expectations].map(([tile, { weeks }]) => [tile, weeks]));
  const attendance = expectations.get('attendance');
  return {
    input: { ...base, expected },
    aheadOf: (week) => {
      const { ahead = [], origin = null } = attendance ?? {};
      // The running week is the first of those ahead.
      return origin === null || week < origin ? [] : ahead.slice(week > origin ? 1 : 0);
    },
  };
}
