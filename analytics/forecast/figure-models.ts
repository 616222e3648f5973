import type { FigureId } from '#contract/figures.ts';
import type { SeriesMethod } from '#contract/functions/church-forecast.ts';
import type { SeriesKind } from './series.ts';

/**
 * How each figure is forecast. Sunday figures take their event priors from other churches' attendance;
 * figures over many weeks or from elsewhere start without effects.
 */
export const figureModels: Readonly<Record<FigureId, { kind: SeriesKind; priors: SeriesMethod }>> =
  {
    attendance: { kind: 'count', priors: 'attendance' },
    first_time_guests: { kind: 'count', priors: 'attendance' },
    guest_return: { kind: 'share', priors: 'none' },
    kids: { kind: 'count', priors: 'attendance' },
    serving: { kind: 'count', priors: 'none' },
    group_members: { kind: 'count', priors: 'none' },
    group_attendance: { kind: 'count', priors: 'none' },
    giving: { kind: 'amount', priors: 'attendance' },
    giving_settled: { kind: 'amount', priors: 'attendance' },
    giving_units: { kind: 'count', priors: 'none' },
    recurring_share: { kind: 'share', priors: 'none' },
    reach: { kind: 'count', priors: 'none' },
    room_use: { kind: 'ratio', priors: 'attendance' },
    search_clicks: { kind: 'count', priors: 'none' },
    search_impressions: { kind: 'count', priors: 'none' },
    search_nonbrand_clicks: { kind: 'count', priors: 'none' },
  };
