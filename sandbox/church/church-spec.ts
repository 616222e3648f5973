import type { PlanningCenterIdentity } from '../planning-center/identities.ts';

/** What tells one church of the sandbox from another; everything else follows from it by chance. */
export type ChurchSpec = {
  organization: PlanningCenterIdentity['organization'];
  /** Added to every id, so that no two churches have a record of the same id. */
  idBase: number;
  /** How large the church is beside Grace Hill; 0 for a church without any records. */
  size: number;
  /** Services a week beside its Sundays and Wednesdays, each planned for itself. */
  venues: number;
  /** Whether people check in on Wednesdays. */
  checksInMidweek: boolean;
  /** How many rows even a short list has. */
  rowsMin: number;
  /** How many weeks ago the church began with Planning Center; null for three years and more. */
  beganWeeksAgo: number | null;
  /** The products that the church does not use, as their paths begin. */
  productsOff: readonly string[];
};

/** The church of an organisation. What is unknown here is a church like Grace Hill, only smaller. */
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

/** By organisation id, see `identities.ts`. */
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
  // In the volumes that syncs are measured against: 700 check-ins, 337 gifts and 8 plans a week.
  ['361450', { idBase: 5_000_000_000_000, size: 11, venues: 6, checksInMidweek: false }],
  ['352188', { idBase: 4_000_000_000_000, size: 0.6, beganWeeksAgo: 8 }],
]);

/** What the API calls a time zone: a name of Rails, not the IANA name. */
export function railsTimeZone(timeZone: string): string {
  return railsNames.get(timeZone) ?? timeZone;
}

const railsNames: ReadonlyMap<string, string> = new Map([
  ['America/New_York', 'Eastern Time (US & Canada)'],
  ['America/Chicago', 'Central Time (US & Canada)'],
  ['America/Denver', 'Mountain Time (US & Canada)'],
  ['America/Los_Angeles', 'Pacific Time (US & Canada)'],
]);
