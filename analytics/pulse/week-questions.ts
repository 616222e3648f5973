import { localDay } from '#contract/formats.ts';
import type { FiguresPulse, TileId } from '#contract/functions/church-pulse.ts';
import type { KeptQuestion, WeekQuestion } from '#contract/functions/week-questions.ts';
import { weeksBetween } from '../calendar/church-week.ts';
import { addDays } from '../calendar/plain-date.ts';
import { serviceDayOf } from '../calendar/service-day.ts';
import { sameBreakWeeks } from '../judging/level-break.ts';
import type { TileExpectation } from './expect-tile.ts';
import { maskedWeeks } from './masked-weeks.ts';
import { newestHole } from './newest-hole.ts';
import type { PulseInput } from './pulse-input.ts';
import { givingTileOf, tileWeeks } from './tile-weeks.ts';
import { toldQuestion } from './week-question-words.ts';

/** The tiles that are counted by hand. */
const handCounted = ['attendance', 'kids'] as const satisfies TileId[];
type HandCounted = (typeof handCounted)[number];

/** More are not asked at once. */
const askedMax = 60;

type Church = Pick<
  PulseInput,
  | 'figures'
  | 'own'
  | 'answers'
  | 'annotations'
  | 'asked'
  | 'doubted'
  | 'serviceDay'
  | 'countedDays'
  | 'weekStartsOn'
  | 'today'
  | 'areFundsLeftOut'
>;
type Doubts = Pick<TileExpectation, 'weeks' | 'judged' | 'levelBreak'>;

/** What a church is to be asked about its weeks, the newest first. */
export function weeksAskedAbout(
  church: Church,
  doubtsOf: (tile: TileId) => Doubts | undefined,
): KeptQuestion[] {
  const counts = handCounted.flatMap((tile) => {
    const doubts = doubtsOf(tile);
    return doubts ? [...levelOf(tile, doubts, church), ...countsOf(tile, doubts, church)] : [];
  });
  const giving = givingTileOf(church);
  const serving = doubtsOf('serving');
  const served = serving ? levelOf('serving', serving, church) : [];
  return [...counts, ...served, ...giftsOf(giving, doubtsOf(giving), church)]
    .toSorted((a, b) => (a.week < b.week ? 1 : -1))
    .slice(0, askedMax);
}

/** So many are shown at once, and an answer for so many days, in which it is easily taken back. */
const shown = { most: 3, days: 7 };

/** The questions beside a week: of the newest all that is open and what was answered lately. */
export function questionsOf(
  { questions, today, timeZone }: Pick<PulseInput, 'questions' | 'today' | 'timeZone'>,
  week: Pick<FiguresPulse['week'], 'first' | 'next'>,
): WeekQuestion[] {
  const isOfWeek = (one: KeptQuestion) => one.about === 'count' && one.week === week.first;
  const isLate = ({ answered }: KeptQuestion) =>
    answered === null || localDay(new Date(answered.at), timeZone) > addDays(today, -shown.days);
  const all = questions.filter((one) => isOfWeek(one) || (week.next === null && isLate(one)));
  const open = all.filter(({ answered }) => answered === null);
  const told = [...open.slice(0, shown.most), ...all.filter(({ answered }) => answered !== null)];
  return told.map((one) => toldQuestion(one, today));
}

function countsOf(tile: HandCounted, doubts: Doubts, church: Church): KeptQuestion[] {
  const values = new Map(church.figures.get(tile)?.map(({ week, value }) => [week, value]));
  return [...doubts.judged].flatMap(([week, { state }]) => {
    const value = values.get(week) ?? null;
    if (state !== 'asked' || value === null) {
      return [];
    }
    const usual = Math.round(doubts.weeks.get(week)?.median ?? 0);
    return [
      {
        id: `count ${tile} ${week} ${value}`,
        about: 'count',
        figure: tile,
        week,
        value,
        facts: { day: serviceDayOf(week, church), usual },
        answered: null,
      } as const,
    ];
  });
}

function levelOf(
  tile: HandCounted | 'serving',
  { levelBreak }: Doubts,
  church: Church,
): KeptQuestion[] {
  const isAnswered = (since: string) =>
    church.answers.some(
      ({ about, figure, week }) =>
        about === 'level' &&
        figure === tile &&
        Math.abs(weeksBetween(week, since)) <= sameBreakWeeks,
    );
  if (levelBreak === null || isAnswered(levelBreak.since)) {
    return [];
  }
  const { before, after } = levelBreak;
  // After weeks that nobody counted, the first that was.
  const counted = church.figures
    .get(tile)
    ?.find(({ week, value }) => week >= levelBreak.since && value !== null);
  const since = counted?.week ?? levelBreak.since;
  const whole = church.serviceDay === 'sunday' ? 'sundays' : 'weeks';
  const of = tile === 'attendance' ? whole : tile;
  return [
    {
      id: `level ${tile} ${since}`,
      about: 'level',
      figure: tile,
      week: since,
      value: null,
      facts: { day: serviceDayOf(since, church), of, before, after },
      answered: null,
    },
  ];
}

/** Whether all gifts are entered, where the newest weeks have hardly any: nobody else knows. */
function giftsOf(
  tile: 'giving' | 'giving_per_attender',
  doubts: Doubts | undefined,
  church: Church,
): KeptQuestion[] {
  const masked = maskedWeeks(church);
  const counted = tileWeeks(tile, church).filter(
    ({ week, value, isSettled }) => isSettled && value !== null && !masked.has(week),
  );
  const since = doubts && newestHole(counted, doubts.judged)?.week;
  const newest = counted.at(-1)?.week;
  const isAnswered = church.answers.some(
    ({ about, week }) => about === 'gifts' && since && newest && week >= since && week <= newest,
  );
  if (!since || isAnswered) {
    return [];
  }
  return [
    {
      id: `gifts giving ${since}`,
      about: 'gifts',
      figure: 'giving',
      week: since,
      value: null,
      facts: {
        day: serviceDayOf(since, church),
        isOneWeek: since === newest,
        areFundsLeftOut: church.areFundsLeftOut === true,
      },
      answered: null,
    },
  ];
}
