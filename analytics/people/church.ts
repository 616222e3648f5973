import type { MeasureChoices, Weekday } from '#contract/functions/measures.ts';
import type { WhoChecksIn } from '#contract/people.ts';
import type { Readings } from '../figures/readings.ts';
import type { Households } from './households.ts';

/** What the measures of people are computed from; persons are keyed hashes of one key. */
export type PeopleReadings = Pick<
  Readings,
  'checkIns' | 'firstVisits' | 'firstSeen' | 'guestCards' | 'team' | 'donors' | 'groupJoins'
>;

/** A church as its weekly or quarterly run sees it. */
export type PeopleChurch = {
  readings: PeopleReadings;
  choices: MeasureChoices;
  whoChecksIn: WhoChecksIn;
  households: Households;
  /** The day that weeks are named by. */
  serviceDay: Weekday;
  /** Weeks that a note sets aside. */
  masked: ReadonlySet<string>;
  /** Local time, `YYYY-MM-DDTHH:MM:SS`. */
  localNow: string;
  /** The first days that are in `readings`: of check-ins, teams and gifts. */
  readFrom: { checkIns: string; team: string; donors: string };
  /** The first day with a check-in at a counted event, ever; null while there is none. */
  firstCheckIn: string | null;
  /** Distinct people at counted events of weeks before `readFrom`, by week, as they were counted then. */
  comersBefore: ReadonlyMap<string, number>;
  /** Whether Services, Groups or Giving are connected, so that members are told from guests sooner. */
  hasOtherProducts: boolean;
  /** The church's currency, in which gifts count. */
  currency: string | null;
};
