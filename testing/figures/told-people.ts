import {
  chanceOf,
  comparedOf,
  usualOf,
  usualPart,
  verdictOfPart,
} from '#analytics/people/difference.ts';
import { addQuarters } from '#analytics/people/quarter.ts';
import type { ChurchPeople, ToldMeasure } from '#contract/functions/church-people.ts';
import type { QuarterMeasure } from '#contract/people.ts';

type Count = readonly [value: number, base: number];

/** Of each quarter's new households, newest last, those that came again; the last is of `2026-Q4`. */
const cameAgain: readonly Count[] = [
  [6, 22],
  [9, 28],
  [7, 25],
  [8, 24],
  [7, 24],
  [8, 26],
  [6, 23],
  [4, 25],
];
const stillHere: readonly Count[] = [
  [4, 22],
  [5, 28],
  [4, 25],
  [4, 24],
  [4, 24],
  [4, 26],
];
const newest = '2026-Q4';
const oldest = addQuarters(newest, 1 - cameAgain.length);
const households = { effect: 1, threshold: (count: number) => count };

/**
 * What a made-up church of 170 is told of its people at the end of 2026, with what is usual, chance and
 * verdicts by the product's arithmetic.
 *
 * @param again of the newest quarter's new households, how many came again, and of how many
 */
export function toldPeople({
  again = [4, 25],
  ...changes
}: Partial<ChurchPeople> & { again?: Count } = {}): ChurchPeople {
  const counts = [...cameAgain.slice(0, -1), again];
  const quarters = counts
    .map((_, index) => {
      const quarter = addQuarters(oldest, index);
      const measures: Partial<Record<QuarterMeasure, ToldMeasure>> = {
        again: judged(counts, index),
        still_26: index < stillHere.length ? judged(stillHere, index) : open('2027-07-06'),
        ...(index === counts.length - 5 ? { regulars_end: complete([95, 139]) } : {}),
        still_52: index < 4 ? complete([3, counts[index]?.[1] ?? 24]) : open('2028-01-04'),
      };
      return { quarter, measures };
    })
    .toReversed();
  const [last, ...others] = quarters;
  const ofLast = {
    regulars_start: complete([94, 140]),
    regulars_new: complete([4, 92]),
    regulars_back: complete([16, 92]),
    regulars_less: complete([17, 94]),
    regulars_away: complete([5, 94]),
    regulars_end: { ...complete([92, 138]), verdict: 'same' as const },
    christmas_again: complete([2, 11]),
  };
  return {
    who: { checkIn: 'everybody', c: 0.9, k: 0.2, reason: 'About as many check in as you count.' },
    unit: 'households',
    quarters: last ? [{ ...last, measures: { ...last.measures, ...ofLast } }, ...others] : [],
    flow: {
      quarter: newest,
      from: '2026-09-21',
      to: '2026-12-21',
      start: 94,
      new: 4,
      back: 16,
      less: 17,
      away: 5,
      end: 92,
    },
    parts: {
      week: '2026-12-21',
      weekBefore: '2025-12-22',
      change: 4.1,
      people: 2.9,
      often: 2.2,
      once: -1,
      f: 4.5,
      f0: 4.4,
      verdicts: { people: 'same', often: 'same', once: 'same' },
    },
    serving: {
      week: '2026-12-21',
      people: 58,
      weeks: 139,
      often: 7,
      before: { week: '2025-12-22', people: 55, weeks: 132, often: 6 },
    },
    givers: { quarter: newest, givers: 118, first: 6, stopped: 11 },
    notSeen: { week: '2027-02-15', value: 3, base: 61, back: { value: 13, base: 21 } },
    sentences: {
      section:
        'About as many households come regularly as a year ago: 92, compared with 95 then. Of fall’s 25 new households, 4 came again. That’s fewer than usual, but not clearly.',
      regulars: 'About as many households come regularly as a year ago: 92, compared with 95 then.',
      guests:
        'Of fall’s 25 new households, 4 came again. That’s fewer than usual, but not clearly.',
      parts: 'Neither: 152 checked in each Sunday, 148 a year ago.',
    },
    recipes: [
      {
        id: 'not_seen',
        title: 'Not seen for six weeks',
        steps: [
          'In People, open Lists and make a new list.',
          'Leave out anyone who checked in since Jan 4.',
        ],
        sentence: 'One person of each household that has not checked in since Jan 4, 2027',
      },
    ],
    ...changes,
  };
}

/** The answer of a church of which nothing is known. */
export const noPeople: ChurchPeople = {
  ...toldPeople(),
  who: { checkIn: 'nobody', c: null, k: null, reason: '' },
  quarters: [],
  flow: null,
  parts: null,
  serving: null,
  givers: null,
  notSeen: null,
  sentences: {},
  recipes: [],
};

function complete([value, base]: Count): ToldMeasure {
  return {
    span: 1,
    value,
    base,
    state: 'complete',
    opensOn: null,
    usual: null,
    chance: null,
    verdict: null,
  };
}

function open(opensOn: string): ToldMeasure {
  return { ...complete([0, 0]), value: null, base: null, state: 'incomplete', opensOn };
}

function judged(counts: readonly Count[], index: number): ToldMeasure {
  const [value, base] = counts[index] ?? [0, 1];
  const parts = counts.slice(0, index).map(([part, of]) => ({ value: part, base: of }));
  const before = usualPart(comparedOf(parts));
  return before === null
    ? complete([value, base])
    : {
        ...complete([value, base]),
        usual: usualOf(base, before),
        chance: chanceOf(base, before, households.effect),
        verdict: verdictOfPart({ value, base }, before, households),
      };
}
