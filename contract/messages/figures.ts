import type { FigureId } from '../figures.ts';
import { plural } from './plural.ts';
import { sentences } from './sentences.ts';

export type FigureWords = {
  /** Where it stands alone. */
  name: string;
  /** Within a sentence. */
  noun: string;
  /** Where it would come from, while it was never counted. */
  bringsIt: string;
};

/** What a figure is called. */
export function figureWords(figure: FigureId): FigureWords {
  return figureNames[figure];
}

export const figureNames: Readonly<Record<FigureId, FigureWords>> = sentences('figureNames', {
  attendance: {
    name: 'Attendance',
    noun: 'attendance',
    bringsIt: 'Comes from headcounts or check-ins in Planning Center.',
  },
  first_time_guests: {
    name: 'First-time guests',
    noun: 'first-time guests',
    bringsIt: 'Comes from first check-ins or a guest form in Planning Center.',
  },
  guest_return: {
    name: 'Returning guests',
    noun: 'returning guests',
    bringsIt: 'Comes from check-ins in Planning Center. We wait six weeks to see who comes back.',
  },
  kids: {
    name: 'Kids',
    noun: 'kids',
    bringsIt: 'Comes from kids’ check-ins in Planning Center.',
  },
  serving: {
    name: 'Serving',
    noun: 'people serving',
    bringsIt: 'Comes from schedules in Planning Center Services.',
  },
  group_members: {
    name: 'Group members',
    noun: 'group members',
    bringsIt: 'Comes from Planning Center Groups, starting the week you connect.',
  },
  group_attendance: {
    name: 'Group attendance',
    noun: 'group attendance',
    bringsIt: 'Comes from attendance at meetings in Planning Center Groups.',
  },
  giving: { name: 'Giving', noun: 'giving', bringsIt: 'Comes from Planning Center Giving.' },
  giving_settled: {
    name: 'Final giving',
    noun: 'final giving',
    bringsIt: 'Comes from Planning Center Giving.',
  },
  giving_units: {
    name: 'Givers',
    noun: 'givers',
    bringsIt: 'Comes from Planning Center Giving, once you have at least ten givers.',
  },
  recurring_share: {
    name: 'Recurring giving',
    noun: 'recurring giving',
    bringsIt: 'Comes from recurring gifts in Planning Center Giving.',
  },
  reach: {
    name: 'Reach (people in eight weeks)',
    noun: 'people reached in eight weeks',
    bringsIt: 'Comes from check-ins, if you count attendance by check-ins.',
  },
  room_use: {
    name: 'Seats filled',
    noun: 'seats filled',
    bringsIt: 'Comes from headcounts, and your seat count in What We Count.',
  },
  search_clicks: {
    name: 'Search clicks',
    noun: 'search clicks',
    bringsIt: 'Comes from Google Search Console.',
  },
  search_impressions: {
    name: 'Google views',
    noun: 'Google views',
    bringsIt: 'Comes from Google Search Console.',
  },
  search_nonbrand_clicks: {
    name: 'Clicks from searches without your name',
    noun: 'clicks from searches without your name',
    bringsIt: 'Comes from Google Search Console, and your church’s name in What We Count.',
  },
});

/** What stands after a number of it, e.g. `150 to 190 people`, `38% of giving from recurring gifts`. */
export const figureCounts: Readonly<Record<FigureId, (count: number) => string>> = sentences(
  'figureCounts',
  {
    attendance: (count: number) => plural(count, { one: 'person', other: 'people' }),
    first_time_guests: (count: number) =>
      plural(count, { one: 'first-time guest', other: 'first-time guests' }),
    guest_return: () => 'of guests coming back',
    kids: (count: number) => plural(count, { one: 'kid', other: 'kids' }),
    serving: (count: number) => plural(count, { one: 'person serving', other: 'people serving' }),
    group_members: (count: number) =>
      plural(count, { one: 'group member', other: 'group members' }),
    group_attendance: (count: number) =>
      plural(count, { one: 'person in groups', other: 'people in groups' }),
    giving: () => 'in giving',
    giving_settled: () => 'in giving',
    giving_units: (count: number) => plural(count, { one: 'giver', other: 'givers' }),
    recurring_share: () => 'of giving from recurring gifts',
    reach: (count: number) => plural(count, { one: 'person reached', other: 'people reached' }),
    room_use: () => 'of seats filled',
    search_clicks: (count: number) =>
      plural(count, { one: 'search click', other: 'search clicks' }),
    search_impressions: (count: number) =>
      plural(count, { one: 'Google view', other: 'Google views' }),
    search_nonbrand_clicks: (count: number) =>
      plural(count, {
        one: 'click from searches without your name',
        other: 'clicks from searches without your name',
      }),
  },
);
