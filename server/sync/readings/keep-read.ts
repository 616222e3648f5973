import type { PoolClient } from 'pg';
import { weekOf } from '#analytics/calendar/church-week.ts';
import type { ReadingKind, Readings } from '#analytics/figures/readings.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import type { IntegrationType } from '#contract/tables/integrations.ts';
import type { Keyring } from '../../integrations/credentials/keyring.ts';
import type { ReaderContext } from '../reader.ts';
import { extendCoverage } from './coverage-store.ts';
import { keepFirstSeen } from './first-seen.ts';
import { addGroupJoins } from './group-joins.ts';
import { addsCheckIns, peopleBehind, reachWeeksOf, readsGuests, readWithKind } from './kinds.ts';
import { keepNotices, type NewNotice } from './notice-store.ts';
import type { StoredKind, StoredReadings } from './reading-lists.ts';
import { loadReadings, replaceReadings, type Span } from './reading-store.ts';
import { sealGifts } from './sealed-gifts.ts';
import { markCorrected } from './tell-corrected.ts';
import { addWeeksBeyondKept, dropWeeksRead } from './weeks-to-read.ts';

/** The readings of one task by kind, within its span, and what a person should know about them. */
export type Read = { [Kind in ReadingKind]?: Readings[Kind] } & { notices?: NewNotice[] };

/** `source` is the kind of the task. */
type Window = {
  accountId: string;
  now: Date;
  source: ReadingKind;
  type: IntegrationType;
  property: string;
  choices: MeasureChoices;
  span: Span;
  /** Whether all that the provider has of these days was asked for; by default, it was. */
  isWhole?: boolean;
  /** Where gifts are read. */
  giftSeal?: Keyring;
  /** Whether figures are computed at once, so that what was corrected needs no mark. */
  isComputed?: true;
};

/**
 * Replaces the stored readings of a task's span, in one transaction.
 *
 * @param beside what else is written in it
 */
export function keepRead(
  context: ReaderContext,
  window: Omit<Window, 'accountId' | 'now'>,
  read: Read,
  beside?: (client: PoolClient) => Promise<unknown>,
): Promise<void> {
  const { accountId, now } = context;
  return context.write(async (client) => {
    await beside?.(client);
    await keepAll(client, { ...window, accountId, now }, read);
  });
}

/** Counts days as read of which nothing was changed: what is stored of them stays. */
export function keepKnown(
  context: ReaderContext,
  window: Pick<Window, 'source' | 'type' | 'choices' | 'span'>,
): Promise<void> {
  const { accountId, now } = context;
  const { source, choices } = window;
  const isSeen = source === 'checkIns' && readsGuests(choices);
  const kinds: ReadingKind[] = isSeen ? [source, 'firstSeen'] : [source];
  const known = { ...window, accountId, property: '', firstDay: null, asOf: now };
  return context.write(async (client) => {
    await Promise.all(kinds.map((kind) => extendCoverage(client, { ...known, kind })));
  });
}

/** Replaces the stored readings that stay: all but people's hashes that expire. */
export async function keepLasting(client: PoolClient, window: Window, read: Read): Promise<void> {
  const { guestCards: _cards, team: _team, donors: _donors, checkIns, ...lasting } = read;
  await keepAll(client, { ...window, isComputed: true }, lasting);
  if (checkIns) {
    await keepSeen(client, window, checkIns);
  }
}

async function keepAll(client: PoolClient, window: Window, read: Read): Promise<void> {
  const { accountId, type, source, span, choices, giftSeal } = window;
  const keep = async <Kind extends StoredKind>(kind: Kind, readings?: StoredReadings[Kind]) => {
    if (readings) {
      await keepKind(client, window, kind, readings);
    }
  };
  await keep('eventTimes', read.eventTimes);
  await keep('checkIns', read.checkIns);
  await keep('firstVisits', read.firstVisits);
  if (read.checkIns) {
    await keepSeen(client, window, read.checkIns);
  }
  await keep('guestCards', read.guestCards);
  await keep('team', read.team);
  await keep('memberCounts', read.memberCounts);
  if (read.groupJoins) {
    const joins = await addGroupJoins(client, { accountId, today: span.to }, read.groupJoins);
    // Who left before this first look is not known: they are followed from its day on.
    const look = { kind: 'groupJoins', span: joins, firstDay: span.to, asOf: window.now } as const;
    await extendCoverage(client, { ...window, ...look });
  }
  await keep('meetings', read.meetings);
  if (read.gifts && giftSeal) {
    const stored = await loadReadings(client, accountId, 'gifts', span);
    await keep('gifts', sealGifts(giftSeal, read.gifts, stored));
  }
  await keep('donors', read.donors);
  await keep('searchDays', read.searchDays);
  await keep('searchPages', read.searchPages);
  if (window.isWhole === false) {
    return;
  }
  const behind = { kind: source, ...peopleBehind(source, choices) };
  await Promise.all([
    dropWeeksRead(client, { accountId, type }, behind, span),
    keepNotices(client, { accountId, type }, { source, span }, read.notices ?? []),
  ]);
}

async function keepKind<Kind extends StoredKind>(
  client: PoolClient,
  window: Window,
  kind: Kind,
  readings: StoredReadings[Kind],
): Promise<void> {
  const { accountId, type, span, choices, isComputed } = window;
  const days = readings.map(({ day }) => day).filter((day) => day >= span.from && day <= span.to);
  const firstDay = days.sort()[0] ?? null;
  const changed = await replaceReadings(client, { accountId, kind }, span, readings);
  if (!isComputed && type === 'planning_center') {
    await markCorrected(client, { ...window, kind }, changed);
  }
  await extendCoverage(client, { ...window, kind, firstDay, asOf: window.now });
  const needsPeople = reachWeeksOf(kind) > 0 || (kind === 'eventTimes' && addsCheckIns(choices));
  if (changed.length > 0 && needsPeople) {
    const weeks = new Set(changed.map((day) => weekOf(day, choices.weekStartsOn)));
    const behind = { kind: readWithKind(kind), ...peopleBehind(kind, choices) };
    await addWeeksBeyondKept(client, { accountId, type }, behind, [...weeks]);
  }
}

async function keepSeen(
  client: PoolClient,
  window: Window,
  checkIns: Readings['checkIns'],
): Promise<void> {
  const { accountId, span, choices, now } = window;
  if (readsGuests(choices)) {
    await keepFirstSeen(client, accountId, span, checkIns);
    await extendCoverage(client, { ...window, kind: 'firstSeen', firstDay: null, asOf: now });
  }
}
