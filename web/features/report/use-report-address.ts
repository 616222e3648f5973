import { useLocation, useNavigate } from 'react-router';
import { addQuarters } from '#analytics/people/quarter.ts';
import { quarterOfDay } from '#analytics/report/quarter-of-day.ts';
import type { Period } from './api/read-report.ts';

/** The URL's state of a report: its quarter or year, and whether giving is in it. */
export function useReportAddress(today: string) {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const parameters = new URLSearchParams(search);
  const year = /^\d{4}$/.exec(parameters.get('year') ?? '')?.[0];
  const quarter = /^\d{4}-Q[1-4]$/.exec(parameters.get('quarter') ?? '')?.[0];
  const period: Period =
    year === undefined ? { quarter: quarter ?? quarterBefore(today) } : { year: Number(year) };
  const showsGiving = parameters.get('giving') === 'on';
  const open = (next: Period, withGiving = showsGiving) => {
    const asked = new URLSearchParams(
      'year' in next ? { year: String(next.year) } : { quarter: next.quarter },
    );
    if (withGiving) {
      asked.set('giving', 'on');
    }
    // A shared link's token is in the hash.
    void navigate({ search: asked.toString(), hash }, { preventScrollReset: true });
  };
  return { period, showsGiving, open };
}

/** The last calendar quarter that is over. */
function quarterBefore(today: string): string {
  return addQuarters(quarterOfDay(today), -1);
}
