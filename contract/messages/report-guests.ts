import { sentences } from './sentences.ts';

/** What guests are compared with: how many periods before, e.g. `four`, and which are left out, if any. */
type Compared = { four: string; without: string };
type Stretch = { from: string; to: string; without: string; part: string };

/** What the report to the board says of guests. */
export const reportGuests = sentences('reportGuests', {
  heading: 'Did our guests come back?',
  /**
   * @param four how many there are before, and which are left out
   * @param before what they came to, e.g. `26 of 172`
   * @param usual of as many as there are now, e.g. `6 or 7 of 40`
   * @param chance how far chance goes, e.g. `2 to 10`
   */
  before: ({ four, without }: Compared, before: string, usual: string, chance: string) =>
    `Going by the ${four} periods before${without} (${before}), ${usual} would be typical, and anything from ${chance} can happen by chance.`,
  /**
   * Where it is called more or fewer, and one of those before went as far.
   *
   * @param count of how many of them it is
   * @param most the one that went farthest, e.g. `Jan–Mar 2026: 15 of 33`
   */
  moreThan: (count: string, { four, without }: Compared, most: string) =>
    `That’s a larger share than in ${count} of the ${four} periods before${without}, but not the largest (${most}).`,
  fewerThan: (count: string, { four, without }: Compared, least: string) =>
    `That’s a smaller share than in ${count} of the ${four} periods before${without}, but not the smallest (${least}).`,
  /**
   * Where two in a row differ by more than any welcome explains.
   *
   * @param from e.g. `Oct–Dec 2025: 2 of 53`
   */
  jump: (from: string, to: string) =>
    `The share changed a lot from one period to the next (${from}, then ${to}). That can come from a change in how check-ins are recorded, so check that before you rely on it.`,
  ofTime: (months: string, part: string) => `${months}: ${part}`,
  /** @param together by what follows them the table’s row is known */
  allBefore: ({ four, without }: Compared, together: string) =>
    `The ${four} periods before${without}${together}`,
  together: ', together',
  /** @param before what those before came to, from the first to the last, and which are left out */
  stillMore: (months: string, now: string, before: Stretch) =>
    `${months}: ${now} were still here after six months, a larger share than for guests from ${before.from} to ${before.to}${before.without} (${before.part}).`,
  stillFewer: (months: string, now: string, before: Stretch) =>
    `${months}: ${now} were still here after six months, a smaller share than for guests from ${before.from} to ${before.to}${before.without} (${before.part}).`,
  ofYear: (year: string, guests: string, again: string) =>
    `Of the ${guests} in ${year}, ${again} came back within six weeks.`,
  /** The same once it is known who stayed. */
  ofYearStill: (year: string, guests: string, again: string, still: string) =>
    `Of the ${guests} in ${year}, ${again} came back within six weeks, and ${still} were still here after six months.`,
  wholeYear: 'The whole year',
  twice:
    'A family that is in Planning Center twice is counted twice until its profiles are merged.',
  opens:
    'A month or date in the table is when we’ll first know that number. Guests who first came at Easter or Christmas aren’t in it, because fewer of them come back.',
});
