import { capitalised } from '../figure-words.ts';
import type { FigureId } from '../figures.ts';

type FigureWords = {
  /** Where it stands alone. */
  name: string;
  /** Within a sentence. */
  noun: string;
  /** Where it would come from, while it was never counted. */
  bringsIt: string;
};

/** What a figure is called: as its id is, unless it is listed below. */
export function figureWords(figure: FigureId): FigureWords {
  const noun = figure.replaceAll('_', ' ');
  const usual = { name: capitalised(noun), noun, bringsIt: 'Planning Center brings them.' };
  return { ...usual, ...otherWords[figure] };
}

const otherWords: Readonly<Partial<Record<FigureId, Partial<FigureWords>>>> = {
  attendance: { bringsIt: 'Headcounts or check-ins in Planning Center bring them.' },
  first_time_guests: {
    name: 'First-time guests',
    noun: 'first-time guests',
    bringsIt: 'First check-ins or a guest form in Planning Center bring them.',
  },
  guest_return: { bringsIt: 'First check-ins in Planning Center bring them, six weeks later.' },
  kids: { bringsIt: 'Check-ins of children in Planning Center bring them.' },
  serving: {
    noun: 'people serving',
    bringsIt: 'Schedules in Planning Center Services bring them.',
  },
  group_members: { bringsIt: 'Planning Center Groups brings them, a week at a time.' },
  group_attendance: { bringsIt: 'Attendance of meetings in Planning Center Groups brings them.' },
  giving: { bringsIt: 'Planning Center Giving brings them.' },
  giving_settled: {
    name: 'Giving, settled',
    noun: 'settled giving',
    bringsIt: 'Planning Center Giving brings them.',
  },
  giving_units: {
    name: 'Givers',
    noun: 'givers',
    bringsIt: 'Ten givers or more in Planning Center Giving bring them.',
  },
  recurring_share: {
    name: 'Recurring giving',
    noun: 'recurring giving',
    bringsIt: 'Recurring gifts in Planning Center Giving bring them.',
  },
  reach: {
    noun: 'people reached in eight weeks',
    bringsIt: 'Check-ins as the source of attendance bring them.',
  },
  room_use: { bringsIt: 'Headcounts, and the number of seats under What counts, bring them.' },
  search_clicks: { bringsIt: 'Google Search Console brings them.' },
  search_impressions: { bringsIt: 'Google Search Console brings them.' },
  search_nonbrand_clicks: {
    name: 'Search clicks without your name',
    noun: 'clicks from other searches',
    bringsIt: 'Google Search Console, and the words of your name under What counts, bring them.',
  },
};
