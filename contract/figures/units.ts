/**
 * What a figure's value counts; money is in minor units, a share is from 0 to 1, and `count` is of things that
 * a church counts itself.
 */
export const figureUnits = ['people', 'money', 'share', 'clicks', 'impressions', 'count'] as const;
export type FigureUnit = (typeof figureUnits)[number];

/** Every figure with its unit; what else there is to it stands in `analytics/figures/<id>.ts`. */
export const unitOfFigure = {
  attendance: 'people',
  first_time_guests: 'people',
  guest_return: 'share',
  kids: 'people',
  serving: 'people',
  group_members: 'people',
  group_attendance: 'people',
  giving: 'money',
  giving_settled: 'money',
  giving_units: 'people',
  recurring_share: 'share',
  reach: 'people',
  room_use: 'share',
  search_clicks: 'clicks',
  search_impressions: 'impressions',
  search_nonbrand_clicks: 'clicks',
} as const satisfies Readonly<Record<string, FigureUnit>>;
