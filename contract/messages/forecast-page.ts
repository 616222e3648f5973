import type { FigureId } from '../figures.ts';

/** The figures that can be forecast, in the order of the dashboard; settled giving is giving. */
export const forecastGroups: readonly { group: string; figures: readonly FigureId[] }[] = [
  {
    group: 'Weekend',
    figures: ['attendance', 'kids', 'first_time_guests', 'guest_return', 'room_use', 'reach'],
  },
  { group: 'People', figures: ['serving', 'group_members', 'group_attendance'] },
  { group: 'Giving', figures: ['giving', 'giving_units', 'recurring_share'] },
  { group: 'Search', figures: ['search_clicks', 'search_nonbrand_clicks', 'search_impressions'] },
];
