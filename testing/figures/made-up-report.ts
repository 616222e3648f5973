import { figureLook } from '#analytics/pulse/figure-look.ts';
import type { ReportFacts } from '#analytics/report/report-facts.ts';
import type { ChurchPeople, ToldMeasure } from '#contract/functions/church-people.ts';
import { inputOf, pulseOf, western } from './made-up-pulse.ts';
import { storyChurch } from './story-church.ts';
import { toldPeople } from './told-people.ts';

const story = storyChurch({ calendar: western, today: '2027-02-22' });

/** The closer look that the report's weeks are from. */
export const reportedLook = figureLook(inputOf(story), {
  tile: 'attendance',
  weeks: 156,
  week: '2026-12-21',
});

/** What a report on the last quarter of 2026 of a made-up church is made of, but for some changes. */
export function reportFacts(changes: Partial<ReportFacts> = {}): ReportFacts {
  return {
    church: 'Grace Hill Church',
    quarters: ['2026-Q4'],
    isNewest: true,
    look: reportedLook,
    frozen: new Map(),
    people: toldPeople(),
    checkedIn: { now: 152, before: 148, day: 'Sunday' },
    change: null,
    since: { points: [], change: null },
    giving: {
      now: { total: 10_140_000, weeks: 13 },
      before: { total: 9_810_000, weeks: 13 },
    },
    ahead: pulseOf(story).coming,
    cards: [],
    ...changes,
  };
}

/** People of a year whose four quarters are all known, each with the bridge of the last. */
export const wholeYear: ChurchPeople = yearOf(toldPeople());

function yearOf(told: ChurchPeople): ChurchPeople {
  const [last] = told.quarters;
  const bridge = Object.entries(last?.measures ?? {}).filter(([id]) => id.startsWith('regulars_'));
  return {
    ...told,
    quarters: told.quarters.slice(0, 4).map(({ quarter, measures }, back) => ({
      quarter,
      measures: {
        ...measures,
        ...Object.fromEntries(
          bridge.map(([id, measure]) => [
            id,
            { ...measure, value: movedBy(id, measure, 2 * back) },
          ]),
        ),
      },
    })),
  };
}

/** Each quarter loses two of its regulars. */
function movedBy(id: string, { value }: ToldMeasure, more: number): number | null {
  return value !== null && /start|end$/.test(id) ? value + more : value;
}
