import { addDays } from '#analytics/calendar/plain-date.ts';
import type { FigureId, FigureState } from '#contract/figures.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import { createChurch } from '#sandbox/church/church.ts';
import { churchSpecOf } from '#sandbox/church/church-spec.ts';
import { createDayCounts } from '#sandbox/church/search/day-counts.ts';
import { lifeOfProperty } from '#sandbox/church/search/search-life.ts';
import { createZone, type Day } from '#sandbox/church/zone.ts';
import { knownDaysAt } from '#sandbox/google/known-days.ts';
import { planningCenterIdentities } from '#sandbox/planning-center/identities.ts';
import { recomputeFigures } from '../recomputed-figures/recompute.ts';

const property = 'sc-domain:gracehill.example';
/** The search history of the demo's sandbox, see start-integrations.ts. */
const searchMonths = 36;

/** The demo church's choices: the suggested ones, plus the seats. */
export const demoChoices: MeasureChoices = {
  weekStartsOn: 'monday',
  timeZone: 'America/Chicago',
  country: 'US',
  easter: 'western',
  attendance: [{ eventId: '701', source: 'headcounts', attendanceTypeIds: ['43010', '43011'] }],
  kids: { locationIds: ['70100', '70101', '70102', '70200', '70201', '70202'] },
  firstTimeGuests: { source: 'first_time_check_ins', ids: ['701'] },
  serving: { source: 'team_members', serviceTypeIds: ['31', '32', '33', '34'] },
  groups: { groupTypeIds: 'all' },
  giving: { fundIds: ['310'] },
  seats: { 701: 120 },
  brandTerms: ['grace hill church', 'grace hill', 'gracehill'],
};

type Row = {
  figure: FigureId;
  week: string;
  value: number | null;
  state: FigureState;
  count: number;
};
type DayPages = { day: string; pages: { page: string; clicks: number }[] };

/** Grace Hill's make-believe people, its figures as a sync computes them, and its pages. */
export type DemoChurch = {
  rows: Row[];
  pages: DayPages[];
  /** The names and ids of everybody at the make-believe provider. */
  people: { names: string[]; ids: string[] };
};

/** The demo church's three years as of a moment, computed from its raw records without a network. */
export function demoChurchAt(moment: number): DemoChurch {
  const person = planningCenterIdentities.find(({ id }) => id === 'grace-hill');
  const life = lifeOfProperty(property);
  if (!person || !life) {
    throw new Error('The sandbox has no Grace Hill.');
  }
  const { organization } = person;
  const church = createChurch(
    churchSpecOf(organization),
    createZone(organization.timeZone),
    moment,
  );
  const computed = recomputeFigures(church, demoChoices, null);
  const ofChurch = [...computed].flatMap(([figure, weeks]) =>
    [...weeks].map(([week, one]) => ({ figure, week, ...one })),
  );
  const known = knownDaysAt(moment, searchMonths);
  const countDay = createDayCounts(life, { byCountry: false, byDevice: false }, moment);
  const days = new Map<string, Searched>();
  for (let day = known.first; day <= known.lastFinal; day += 1) {
    days.set(dateOf(day), searchedOn([...countDay(day, 1)]));
  }
  return {
    rows: [...ofChurch, ...weeklySearch(days)],
    pages: [...days].map(([day, { pages }]) => ({
      day,
      pages: [...pages].map(([page, clicks]) => ({ page, clicks })),
    })),
    people: {
      names: church.people().flatMap(({ firstName, lastName }) => [`${firstName} ${lastName}`]),
      ids: church.people().map(({ number }) => church.id(number)),
    },
  };
}

type Cell = { query: string | null; page: string; clicks: number; impressions: number };
type Searched = {
  search_clicks: number;
  search_impressions: number;
  search_nonbrand_clicks: number;
  pages: Map<string, number>;
};

function searchedOn(cells: readonly Cell[]): Searched {
  const pages = new Map<string, number>();
  const sum = (some: readonly Cell[], of: 'clicks' | 'impressions') =>
    some.reduce((total, cell) => total + cell[of], 0);
  for (const { page, clicks } of cells) {
    pages.set(page, (pages.get(page) ?? 0) + clicks);
  }
  const others = cells.filter(
    ({ query }) => query !== null && !demoChoices.brandTerms.some((term) => query.includes(term)),
  );
  return {
    search_clicks: sum(cells, 'clicks'),
    search_impressions: sum(cells, 'impressions'),
    search_nonbrand_clicks: sum(others, 'clicks'),
    pages,
  };
}

/** Whole church weeks from Monday on. */
function weeklySearch(days: ReadonlyMap<string, Searched>): Row[] {
  const figures = ['search_clicks', 'search_impressions', 'search_nonbrand_clicks'] as const;
  return [...days.keys()]
    .filter((day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 1)
    .flatMap((week) => {
      const known = Array.from({ length: 7 }, (_, at) => days.get(addDays(week, at))).filter(
        (day) => day !== undefined,
      );
      return known.length < 7
        ? []
        : figures.map((figure) => ({
            figure,
            week,
            value: known.reduce((total, day) => total + day[figure], 0),
            state: 'complete' as const,
            count: 7,
          }));
    });
}

function dateOf(day: Day): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}
