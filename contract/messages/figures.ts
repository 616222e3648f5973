import type { FigureId } from '../figures.ts';
import { capitalised } from './figure-words.ts';

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
  const usual = { name: capitalised(noun), noun, bringsIt: 'Comes from Planning Center.' };
  return { ...usual, ...otherWords[figure] };
}

const otherWords: Readonly<Partial<Record<FigureId, Partial<FigureWords>>>> = {
  attendance: { bringsIt: 'Comes from headcounts or check-ins in Planning Center.' },
  first_time_guests: {
    name: 'First-time guests',
    noun: 'first-time guests',
    bringsIt: 'Comes from first check-ins or a guest form in Planning Center.',
  },
  guest_return: { bringsIt: 'Comes from first check-ins in Planning Center, six weeks later.' },
  kids: { bringsIt: 'Comes from children’s check-ins in Planning Center.' },
  serving: {
    noun: 'people serving',
    bringsIt: 'Comes from schedules in Planning Center Services.',
  },
  group_members: { bringsIt: 'Comes from Planning Center Groups, a week at a time.' },
  group_attendance: { bringsIt: 'Comes from attendance at meetings in Planning Center Groups.' },
  giving: { bringsIt: 'Comes from Planning Center Giving.' },
  giving_settled: {
    name: 'Giving, settled',
    noun: 'settled giving',
    bringsIt: 'Comes from Planning Center Giving.',
  },
  giving_units: {
    name: 'Givers',
    noun: 'givers',
    bringsIt: 'Comes from Planning Center Giving, with ten givers or more.',
  },
  recurring_share: {
    name: 'Recurring giving',
    noun: 'recurring giving',
    bringsIt: 'Comes from recurring gifts in Planning Center Giving.',
  },
  reach: {
    name: 'Reach (people in eight weeks)',
    noun: 'people reached in eight weeks',
    bringsIt: 'Comes from check-ins, where attendance is counted by them.',
  },
  room_use: { bringsIt: 'Comes from headcounts, and your seat count in What We Count.' },
  search_clicks: { bringsIt: 'Comes from Google Search Console.' },
  search_impressions: { bringsIt: 'Comes from Google Search Console.' },
  search_nonbrand_clicks: {
    name: 'Clicks from new searchers',
    noun: 'clicks from new searchers',
    bringsIt: 'Comes from Google Search Console, and your church’s name in What We Count.',
  },
};
