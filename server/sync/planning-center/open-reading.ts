import { addDays } from '#analytics/calendar/plain-date.ts';
import type { ReadingKind } from '#analytics/figures/readings.ts';
import { choicesInEffect, type KeptChoices, nothingKnown } from '../../church/choices.ts';
import type { ReaderContext } from '../reader.ts';
import { readCoverage } from '../readings/coverage-store.ts';
import { type ChurchTime, churchTime } from '../readings/history.ts';
import { keptDaysOf } from '../readings/kinds.ts';
import { churchClock } from './church-clock.ts';
import type { Reading } from './reading.ts';

/** The context for reading days of a kind, with what is known of the church. */
export async function openReading(
  context: ReaderContext,
  kept: KeptChoices | null,
  { kind, hash, from, to }: Asked,
): Promise<Reading> {
  const choices = choicesInEffect(kept);
  return {
    context,
    choices,
    available: (kept ?? nothingKnown).available,
    clock: churchClock(choices.timeZone),
    hash,
    span: { from: from ?? (await wholePast(context, kind, churchTime(context.now, choices))), to },
  };
}

type Asked = {
  kind: ReadingKind;
  hash: Reading['hash'];
  /** Null for the whole past. */
  from: string | null;
  to: string;
};

/** The first day of a kind's history that was not read yet: it is read oldest first. */
async function wholePast(
  { pool, accountId }: ReaderContext,
  kind: ReadingKind,
  { currentWeek }: ChurchTime,
): Promise<string> {
  const kept = (await readCoverage(pool, accountId)).get(kind);
  return kept ? addDays(kept.to, 1) : addDays(currentWeek, -(keptDaysOf(kind) ?? 0));
}
