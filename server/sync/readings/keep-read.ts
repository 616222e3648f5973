import type { ReadingKind, Readings } from '#analytics/figures/readings.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import type { IntegrationType } from '#contract/tables/integrations.ts';
import type { Keyring } from '../../integrations/credentials/keyring.ts';
import type { ReaderContext } from '../reader.ts';
import { extendCoverage } from './coverage-store.ts';
import { keepFirstSeen } from './first-seen.ts';
import { readsGuests } from './kinds.ts';
import { keepNotices, type NewNotice } from './notice-store.ts';
import { loadReadings, replaceReadings, type Span, type StoredReadings } from './reading-store.ts';
import { sealGifts } from './sealed-gifts.ts';

/** The readings of one task by kind, within its span, and what a person should know about them. */
export type Read = { [Kind in ReadingKind]?: Readings[Kind] } & { notices?: NewNotice[] };

/** `source` is the kind of the task. */
type Window = {
  source: ReadingKind;
  type: IntegrationType;
  property: string;
  choices: MeasureChoices;
  span: Span;
  /** Where gifts are read. */
  giftSeal?: Keyring;
};

/** Replaces the stored readings of a task's span, in one transaction. */
export function keepRead(
  context: ReaderContext,
  { source, span, type, giftSeal, ...settings }: Window,
  read: Read,
): Promise<void> {
  const { accountId, now } = context;
  return context.write(async (client) => {
    const keep = async <Kind extends ReadingKind>(kind: Kind, readings?: StoredReadings[Kind]) => {
      if (readings) {
        const days = readings
          .map(({ day }) => day)
          .filter((day) => day >= span.from && day <= span.to);
        const firstDay = days.sort()[0] ?? null;
        const window = { accountId, type, kind, span, firstDay, asOf: now };
        await Promise.all([
          replaceReadings(client, { accountId, type, kind }, span, readings),
          extendCoverage(client, { ...settings, ...window }),
        ]);
      }
    };
    await keep('eventTimes', read.eventTimes);
    await keep('checkIns', read.checkIns);
    await keep('firstVisits', read.firstVisits);
    if (read.checkIns && readsGuests(settings.choices)) {
      await keepFirstSeen(client, { accountId, type }, span, read.checkIns);
      const window = { accountId, type, span, firstDay: null, asOf: now };
      await extendCoverage(client, { ...settings, ...window, kind: 'firstSeen' });
    }
    await keep('guestCards', read.guestCards);
    await keep('team', read.team);
    await keep('memberCounts', read.memberCounts);
    await keep('meetings', read.meetings);
    if (read.gifts && giftSeal) {
      const stored = await loadReadings(client, accountId, 'gifts', span);
      await keep('gifts', sealGifts(giftSeal, read.gifts, stored));
    }
    await keep('donors', read.donors);
    await keep('searchDays', read.searchDays);
    await keep('searchPages', read.searchPages);
    await keepNotices(client, { accountId, type }, { source, span }, read.notices ?? []);
  });
}
