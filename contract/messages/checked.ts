import { plural } from './plural.ts';
import { sentences } from './sentences.ts';

/** What a rule saw, beside its name in 'What we checked': a few words, not a sentence. */
export const checkedMessages = sentences('checkedMessages', {
  noCount: 'no count',
  /** While there are too few weeks to compare. */
  weeksSoFar: (weeks: number) =>
    plural(weeks, {
      one: '1 week so far — not enough yet',
      other: `${weeks} weeks so far — not enough yet`,
    }),
  /** @param side where it lies, seen from the range */
  over: (
    { value, weeks, range }: { value: string; weeks: number; range: string },
    side: 'inside' | 'above' | 'below',
  ) => {
    const where = { inside: 'within', above: 'above', below: 'below' }[side];
    return `${value} over ${weeks} weeks, ${where} the ${range} we expected`;
  },
  /** Also where a harmless cause explains it. */
  explained: (seen: string, name: string, text: string) => `${seen}. ${name}: ${text}`,
  reported: (seen: string) => `${seen}; already reported`,
  /** Where the dashboard's tile says no such thing of its newest number. */
  notOnDashboard: (seen: string) => `${seen}; the newest number doesn’t stand out`,
  none: 'none',
  uncounted: {
    few: (counted: number, of: number) => `${counted} of ${of} weeks have counts, not enough yet`,
    of: (missing: number, of: number) => `${missing} of ${of}`,
    noted: (seen: string, note: string) => `${seen}, noted: ${note}`,
  },
  connection: {
    broken: (system: string, day: string) => `${system} disconnected since ${day}`,
    silent: (system: string, day: string) => `${system} with nothing new since ${day}`,
    none: 'none connected',
    away: (system: string) =>
      `${system} stopped responding less than two days ago; it may be an outage`,
    importing: (system: string) => `${system} is still importing`,
    bothToday: 'both updated today',
    today: 'updated today',
    thisWeek: 'updated this week',
  },
  guests: {
    cameBack: (returned: number, guests: number, range: string) =>
      `${returned} of ${guests} came back; we expected ${range}`,
    withoutHolidays: (seen: string, returned: number, guests: number) =>
      `${seen}. Without holiday guests it’s ${returned} of ${guests}, as usual`,
    notUp: (seen: string) => `${seen}; guests themselves aren’t up`,
  },
  again: {
    notJudged: 'quarters aren’t compared yet',
    tooFew: 'we need six quarters of new households to compare',
    quarters: (earlier: string, later: string) => `${earlier} came back, then ${later}`,
  },
  servingNotUp: (seen: string) => `${seen}; attendance isn’t up`,
  giving: {
    large: (seen: string) => `${seen.replace(/\.$/, '')}; a very large gift is left out`,
    same: (seen: string) => `${seen}; attendance hasn’t moved the other way`,
  },
  recurringNotDown: (seen: string) => `${seen}; recurring gifts themselves aren’t down`,
  room: {
    average: (share: string) => `${share} on average`,
    lifted: (seen: string, middle: string) =>
      `${seen}, lifted by a few full Sundays; half are under ${middle}`,
  },
  feast: {
    on: (feast: string, day: string) => `${feast} on ${day}`,
    noLastYear: (seen: string) => `${seen}; last year has no count`,
    /** Last year’s week was no fuller than others, or not by much. @param side where it lay by those around it */
    ordinary: (seen: string, value: string, side: 'fewer' | 'same' | 'more') => {
      const words = {
        fewer: 'fewer than usual',
        same: 'about as many as usual',
        more: 'only a few more than usual',
      };
      return `${seen} (${value} people that week last year, ${words[side]})`;
    },
    noGuests: (feast: string) => `${feast} just passed; no count of first-time guests`,
    guests: (feast: string, guests: number) =>
      `${feast} just passed, with ${guests} first-time guests`,
  },
  search: {
    bothUp: 'both up',
    noSplit: 'we can’t separate searches with and without your name yet',
    oneWeek: (seen: string) => `${seen}. One week explains it`,
  },
  page: {
    tooFew: 'we don’t have all of the last 56 days yet',
    over: (page: string) => `${page}, which is over`,
    moved: (page: string, to: string) => `${page}, which moved to ${to}`,
  },
  shift: {
    up: (noun: string) => `${noun} up`,
    down: (noun: string) => `${noun} down`,
    explained: (noun: string, why: string) => `${noun}. ${why}`,
  },
});
