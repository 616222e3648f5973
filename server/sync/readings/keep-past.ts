import type { PoolClient } from 'pg';
import { addDays } from '#analytics/calendar/plain-date.ts';
import type { ReadingKind } from '#analytics/figures/readings.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import { choicesInEffect, readChoices } from '../../church/choices.ts';
import type { Keyring } from '../../integrations/credentials/keyring.ts';
import type { ReaderContext } from '../reader.ts';
import { computeAndKeep } from './compute-tasks.ts';
import { type Coverages, readCoverage } from './coverage-store.ts';
import { givenOf, type Past, refreshKept, retainPast } from './given-past.ts';
import { guestsOf, weeksWithOtherGuests } from './guest-weeks.ts';
import { churchTime } from './history.ts';
import { keepLasting, type Read } from './keep-read.ts';
import { addsCheckIns, peopleKindOf, reachWeeksOf, readsGuests } from './kinds.ts';
import { giftSealOf, type PeopleKeys } from './people-key.ts';
import type { Span } from './reading-store.ts';
import { tellCorrected } from './tell-corrected.ts';
import {
  addWeeksToRead,
  dropWeeksToRead,
  readWeeksToRead,
  type WeekToRead,
} from './weeks-to-read.ts';

/**
 * Takes in days of the past that were read again, and computes their figures, in one transaction. People's
 * hashes are in memory only, but for those that the next window of a walk through the past needs.
 */
export async function keepPast(
  context: ReaderContext,
  past: Past & { giftSeal: Keyring },
  read: Read,
  keys: PeopleKeys,
): Promise<void> {
  const { accountId, now } = context;
  const { kind, type, span, giftSeal } = past;
  const opened = await giftSealOf(keys);
  await context.write(async (client) => {
    const kept = await readChoices(client, accountId);
    const choices = choicesInEffect(kept);
    const coverages = await readCoverage(client, accountId);
    const given = await givenOf(client, accountId, past, { read, coverages, now });
    const reached = given.covered[peopleKindOf(kind)] ?? span;
    const watchesGuests = kind === 'checkIns' && readsGuests(choices);
    const before = watchesGuests ? await guestsOf(client, accountId, choices) : [];
    const window = { accountId, now, source: kind, type, property: '', choices, span, giftSeal };
    await keepLasting(client, window, ownOf(kind, read));
    await refreshKept(client, accountId, past, { read, coverages });
    const kinds: ReadingKind[] = watchesGuests ? ['checkIns', 'firstVisits', 'firstSeen'] : [];
    const { currency, replaced } = await computeAndKeep(client, {
      accountId,
      choices,
      currency: kept?.currency ?? null,
      now,
      given,
      giftSeal: opened,
      coverages: await readCoverage(client, accountId),
      kinds: new Set([kind, peopleKindOf(kind), ...kinds]),
      span: watchesGuests ? null : span,
    });
    await tellCorrected(client, { accountId, currency }, replaced);
    if (past.isWalk) {
      await retainPast(client, accountId, past, { given, now, coverages });
    }
    if (watchesGuests) {
      const after = await guestsOf(client, accountId, choices);
      const weeks = weeksWithOtherGuests(before, after, choices);
      await addGuestWeeks(client, accountId, past, weeks, reached);
    }
    await dropServed(client, { accountId, choices, now }, past, { reached, coverages });
  });
}

/** What a kind brings; check-ins that were read beside heads are only for their sum. */
function ownOf(kind: ReadingKind, { checkIns, ...read }: Read): Read {
  return kind === 'eventTimes' || !checkIns ? read : { ...read, checkIns };
}

/** Weeks that have other guests: who of them returned is seen in the weeks after, which must be read. */
async function addGuestWeeks(
  client: PoolClient,
  accountId: string,
  { type, kind, span, isWalk }: Past,
  weeks: readonly string[],
  reached: Span,
): Promise<void> {
  // On the walk, the weeks after are read next.
  const end = isWalk ? span.to : addDays(reached.to, -7 * reachWeeksOf(kind));
  const elsewhere = weeks.filter((week) => week < span.from || week > end);
  await addWeeksToRead(
    client,
    { accountId, type },
    elsewhere.map((week) => ({ kind, week })),
  );
}

/** Forgets the weeks that were read again with all that their figures need. */
async function dropServed(
  client: PoolClient,
  { accountId, choices, now }: { accountId: string; choices: MeasureChoices; now: Date },
  { kind, type, isWalk }: Past,
  { reached, coverages }: { reached: Span; coverages: Coverages },
): Promise<void> {
  // Where check-ins are added, the sum waits for them.
  if (kind === 'eventTimes' && isWalk && addsCheckIns(choices)) {
    return;
  }
  const { today } = churchTime(now, choices);
  const waiting = await readWeeksToRead(client, { accountId, type });
  const served = waiting.filter(
    (one) => one.kind === kind && isServed(one, reached, coverages, today),
  );
  await dropWeeksToRead(client, { accountId, type }, served);
}

/** Whether all days that the figures around a week need were read. */
function isServed(
  { kind, week }: WeekToRead,
  reached: Span,
  coverages: Coverages,
  today: string,
): boolean {
  const days = 7 * reachWeeksOf(peopleKindOf(kind));
  const first = coverages.get(kind)?.from ?? week;
  const from = addDays(week, -days);
  const to = addDays(week, days + 6);
  return reached.from <= (from < first ? first : from) && reached.to >= (to > today ? today : to);
}
