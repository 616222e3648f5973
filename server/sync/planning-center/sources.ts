import { readingsNeeded } from '#analytics/figures/needs.ts';
import type { ReadingKind } from '#analytics/figures/readings.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import type { Read } from '../readings/keep-read.ts';
import { addsCheckIns, readsGuests } from '../readings/kinds.ts';
import { readCheckIns, readFirstVisits } from './read-check-ins.ts';
import { readEventTimes } from './read-event-times.ts';
import { readGifts } from './read-gifts.ts';
import { readGuestCards } from './read-guest-cards.ts';
import { readInHalves } from './read-in-halves.ts';
import { readMeetings } from './read-meetings.ts';
import { readKnownMembers, readMembers } from './read-members.ts';
import { readKnownTeam, readTeam } from './read-team.ts';
import type { Reading } from './reading.ts';

/** How a kind is read, and how often, apart from weeks in which the provider says that something has changed. */
export type Source = {
  kind: ReadingKind;
  /** How many of the newest weeks are read again at night and weekly; 0: none. */
  nightly: number;
  weekly: number;
  /** Whether nothing is read again at night but what was changed. */
  onlyChanged?: true;
  /** How many days' known records are read again at night, besides what was changed. */
  nightlyDays?: number;
  /** The length of a window of the past. */
  windowWeeks?: number;
  read(reading: Reading): Promise<Read>;
  /** Where the past is read with something else. */
  readPast?(reading: Reading): Promise<Read>;
  /** Where a week of the past was changed; as the past is read by default. */
  readCorrected?(reading: Reading): Promise<Read>;
  /** Where only known records are read; null where there is nothing to ask about them. */
  readKnown?: ((reading: Reading) => Promise<Read>) | null;
};

/** In the order in which they are read. Kinds that cost one request per row are left to the weekly run. */
const sources: readonly Source[] = [
  {
    kind: 'eventTimes',
    nightly: 8,
    weekly: 8,
    read: readEventTimes,
    readCorrected: readWithCheckIns,
  },
  {
    kind: 'checkIns',
    nightly: 2,
    onlyChanged: true,
    weekly: 8,
    read: readCheckIns,
    readPast: readWithFirstVisits,
    readKnown: null,
  },
  { kind: 'gifts', nightly: 2, weekly: 13, read: readGifts },
  { kind: 'guestCards', nightly: 2, weekly: 8, read: readGuestCards },
  {
    kind: 'team',
    nightly: 2,
    nightlyDays: 7,
    weekly: 4,
    read: readTeam,
    readKnown: readKnownTeam,
  },
  {
    kind: 'memberCounts',
    nightly: 0,
    weekly: 1,
    read: readMembers,
    readKnown: readKnownMembers,
  },
  {
    kind: 'firstVisits',
    nightly: 2,
    weekly: 8,
    read: readFirstVisits,
    readKnown: null,
  },
  {
    kind: 'meetings',
    nightly: 0,
    weekly: 4,
    windowWeeks: 4,
    read: readMeetings,
  },
];

/** How a kind is read; undefined for one that comes with another, or not from Planning Center. */
export function sourceOf(kind: string): Source | undefined {
  return sources.find((source) => source.kind === kind);
}

/** The kinds that are read with these choices, in order: those that counted figures need, and the services. */
export function kindsToRead(choices: MeasureChoices): ReadingKind[] {
  const needed = readingsNeeded(choices);
  return sources.flatMap(({ kind }) => (kind === 'eventTimes' || needed.has(kind) ? kind : []));
}

/** Guests of the past are told by check-ins and first visits, so both are computed at once. */
async function readWithFirstVisits(reading: Reading): Promise<Read> {
  const checkIns = await readCheckIns(reading);
  return readsGuests(reading.choices)
    ? { ...checkIns, ...(await readFirstVisits(reading)) }
    : checkIns;
}

/** Heads that check-ins are added to are read with them. */
async function readWithCheckIns(reading: Reading): Promise<Read> {
  const eventTimes = await readEventTimes(reading);
  return addsCheckIns(reading.choices)
    ? { ...eventTimes, ...(await readInHalves(reading, readCheckIns)) }
    : eventTimes;
}
