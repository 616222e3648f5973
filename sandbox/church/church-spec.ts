import type { PlanningCenterIdentity } from '../planning-center/identities.ts';

/** How one church of the sandbox differs from another; everything else is generated from it. */
export type ChurchSpec = {
  organization: PlanningCenterIdentity['organization'];
  /** Added to every id, so that no two churches share one. */
  idBase: number;
  /** The church's size relative to Grace Hill; 0 for a church without any records. */
  size: number;
  /** Additional services a week, besides Sundays and Wednesdays, each planned separately. */
  venues: number;
  /** Whether people check in on Wednesdays. */
  checksInMidweek: boolean;
  /** The minimum number of rows of every list. */
  rowsMin: number;
  /** How many weeks ago the church started using Planning Center; null for three years or more. */
  beganWeeksAgo: number | null;
  /** The slugs of the products that the church does not use. */
  productsOff: readonly string[];
};

/** The church of an organization; an unknown one resembles Grace Hill, only smaller. */
export function churchSpecOf(organization: PlanningCenterIdentity['organization']): ChurchSpec {
  const traits = churchTraits.get(organization.id) ?? {};
  return {
    organization,
    idBase: 0,
    size: 0.5,
    venues: 0,
    checksInMidweek: true,
    rowsMin: 0,
    beganWeeksAgo: null,
    productsOff: [],
    ...traits,
  };
}

/** By organization id, see `identities.ts`. */
const churchTraits: ReadonlyMap<string, Partial<ChurchSpec>> = new Map([
  ['284517', { size: 1 }],
  [
    '311904',
    {
      idBase: 1_000_000_000_000,
      size: 0.3,
      productsOff: ['giving', 'calendar', 'publishing', 'registrations'],
    },
  ],
  ['327760', { idBase: 2_000_000_000_000, size: 1.3, rowsMin: 110 }],
  ['340021', { idBase: 3_000_000_000_000, size: 0 }],
  // The volumes that syncs are benchmarked with: 700 check-ins, 337 gifts and 8 plans a week.
  ['361450', { idBase: 5_000_000_000_000, size: 11, venues: 6, checksInMidweek: false }],
  ['352188', { idBase: 4_000_000_000_000, size: 0.6, beganWeeksAgo: 8 }],
]);

/** The API's name of a time zone: Rails' name, not IANA's. */
export function railsTimeZone(timeZone: string): string {
  return railsNames.get(timeZone) ?? timeZone;
}

const railsNames: ReadonlyMap<string, string> = new Map([
  ['America/New_York', 'Eastern Time (US & Canada)'],
  ['America/Chicago', 'Central Time (US & Canada)'],
  ['America/Denver', 'Mountain Time (US & Canada)'],
  ['America/Los_Angeles', 'Pacific Time (US & Canada)'],
]);
