import type { FigureId } from '../figures.ts';
import { sentences } from './sentences.ts';

/** The groups of figures to choose a forecast from. */
export const forecastGroupNames = sentences('forecastGroupNames', {
  weekend: 'Weekend',
  people: 'People',
  giving: 'Giving',
  search: 'Search',
  own: 'Custom numbers',
});

/** The figures that can be forecast, in the order of the dashboard; settled giving is giving. */
export const forecastGroups: readonly {
  group: keyof typeof forecastGroupNames;
  figures: readonly FigureId[];
}[] = [
  {
    group: 'weekend',
    figures: ['attendance', 'kids', 'first_time_guests', 'guest_return', 'room_use', 'reach'],
  },
  { group: 'people', figures: ['serving', 'group_members', 'group_attendance'] },
  { group: 'giving', figures: ['giving', 'giving_units', 'recurring_share'] },
  { group: 'search', figures: ['search_clicks', 'search_nonbrand_clicks', 'search_impressions'] },
];
