import type { FigureInput } from '#analytics/figures/frame.ts';
import {
  type CheckInReading,
  type Coverage,
  type Covered,
  type EventTimeReading,
  type GiftReading,
  noReadings,
  type Readings,
} from '#analytics/figures/readings.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';

/** Full coverage of a kind at noon of Sunday the 22nd. */
export const allRead: Coverage = {
  from: '2023-01-01',
  to: '2026-11-22',
  firstDay: '2023-01-01',
  asOf: '2026-11-22T18:00:00Z',
};

/** Default choices: headcounts on Sunday, event `sunday`, and nothing else. */
const usualChoices: MeasureChoices = {
  weekStartsOn: 'monday',
  timeZone: 'America/Chicago',
  country: 'US',
  easter: 'western',
  attendance: [{ eventId: 'sunday', source: 'headcounts', attendanceTypeIds: ['adults', 'kids'] }],
  kids: null,
  firstTimeGuests: null,
  serving: null,
  groups: null,
  giving: null,
  seats: null,
  brandTerms: [],
};

/** The week of Monday, 9 November 2026, which is closed at noon of Sunday the 22nd. */
export const closedWeek = '2026-11-09';
/** A Sunday in it. */
export const closedSunday = '2026-11-15';

/** The input of a figure, for one closed week of a church with its whole past read. */
export function inputOf(changes: {
  readings?: Partial<Readings>;
  choices?: Partial<MeasureChoices>;
  weeks?: string[];
  covered?: Covered;
  localNow?: string;
}): FigureInput {
  const localNow = changes.localNow ?? '2026-11-22T12:00:00';
  return {
    readings: { ...noReadings, ...changes.readings },
    choices: { ...usualChoices, ...changes.choices },
    frame: {
      weeks: changes.weeks ?? [closedWeek],
      now: `${localNow}Z`,
      localNow,
      currency: 'USD',
      covered: {
        eventTimes: allRead,
        checkIns: allRead,
        firstVisits: allRead,
        guestCards: allRead,
        team: allRead,
        memberCounts: allRead,
        meetings: allRead,
        gifts: allRead,
        donors: allRead,
        searchDays: allRead,
        ...changes.covered,
      },
    },
  };
}

/** A time of the event `sunday` at eleven. */
export function eventTime(changes: Partial<EventTimeReading> = {}): EventTimeReading {
  const day = changes.day ?? closedSunday;
  return { day, startsAt: `${day}T11:00:00Z`, eventId: 'sunday', headcounts: {}, ...changes };
}

/** Check-ins of these people to the event `sunday`, one record each by default. */
export function checkIns(people: string[], changes: Partial<CheckInReading> = {}): CheckInReading {
  const day = changes.day ?? closedSunday;
  return {
    day,
    eventId: 'sunday',
    periodId: `period of ${day}`,
    kind: 'Regular',
    locationIds: [],
    people,
    nameless: 0,
    records: people.length,
    ...changes,
  };
}

/** One gift of 100 dollars. */
export function gift(changes: Partial<GiftReading> = {}): GiftReading {
  return {
    day: closedSunday,
    currency: 'USD',
    status: 'succeeded',
    isRecurring: false,
    isOpen: false,
    isRefunded: false,
    gifts: 1,
    amount: 10_000,
    ...changes,
  };
}
