import type { ChurchPeople, ToldMeasure } from '#contract/functions/church-people.ts';
import type { ReportPart } from '#contract/functions/church-report.ts';
import { peopleMessages, peopleNouns } from '#contract/messages/people-over-time.ts';
import {
  guestStageMessages,
  peopleLookMessages,
  peopleTileMessages,
} from '#contract/messages/people-page.ts';
import { betweenWords, cellWords, wholeWords } from '#contract/messages/people-words.ts';
import { quarterWords } from '#contract/messages/quarter-words.ts';
import { reportMessages } from '#contract/messages/report.ts';
import { feastSentences } from '../people/telling/feast-sentences.ts';
import { kindOf, newestOf } from '../people/told-people.ts';
import { lastQuarterOf, type ReportFacts } from './report-facts.ts';

const guestStages = ['again', 'served_26', 'still_26', 'still_52'] as const;
/** Guests of so many quarters stand under each other. */
const rowsMost = 6;

type Period = Pick<ReportFacts, 'quarters'>;
type Quarter = ChurchPeople['quarters'][number];
type Row = (string | number | null)[];

/** What became of guests, by the quarter of their first visit. */
export function guestsPart(people: ChurchPeople, period: Period): ReportPart | null {
  const { heading, opens, twice } = reportMessages.guests;
  const { columns, firstVisit } = guestStageMessages;
  const rows = shownQuarters(people, period);
  if (rows.length === 0) {
    return null;
  }
  const shown = guestStages.filter((stage) => rows.some(({ measures }) => measures[stage]));
  return {
    id: 'guests',
    heading,
    sentence: guestsSentence(people, period) ?? peopleLookMessages.noGuests,
    lines: [
      ...chanceSentences(people, period),
      ...feastSentences(people),
      ...(isYear(period) ? [twice] : []),
      opens,
    ],
    table: {
      columns: [
        firstVisit,
        peopleTileMessages.newOnes[kindOf(people)],
        ...shown.map((stage) => columns[stage]),
      ],
      rows: isYear(period)
        ? [...rows.map((row) => rowOf(row, shown)), ...wholeYear(people, period, shown)]
        : rows.flatMap((row) => [rowOf(row, shown), ...before(people, row, shown)]),
    },
  };
}

const isYear = ({ quarters }: Period) => quarters.length > 1;

/** Of a quarter's report those before it too; of a year's its own. */
function shownQuarters({ quarters }: ChurchPeople, period: Period): Quarter[] {
  return quarters
    .filter(({ measures }) => guestStages.some((stage) => measures[stage]))
    .filter(({ quarter }) => !isYear(period) || period.quarters.includes(quarter))
    .slice(0, rowsMost);
}

function rowOf(
  { quarter, measures }: Quarter,
  shown: readonly (typeof guestStages)[number][],
): Row {
  const base = measures.again?.base ?? measures.still_26?.base ?? null;
  const span = shown.flatMap((stage) => measures[stage]?.span ?? [])[0] ?? 1;
  return [
    quarterWords(quarter, { span, isShort: true }),
    base,
    ...shown.map((stage) => cellOf(measures[stage], { base, byDay: stage === 'again' })),
  ];
}

/** Those before the newest stand under it, and not under the last, which is one of them. */
function before(
  people: ChurchPeople,
  { quarter }: Quarter,
  shown: readonly (typeof guestStages)[number][],
): Row[] {
  const newest = newestOf(people, 'again');
  const pooled = quarter === newest?.quarter && shown[0] === 'again' ? newest.before : null;
  const { key } = peopleLookMessages;
  return pooled ? [[key.before, pooled.base, pooled.value, ...shown.slice(1).map(() => null)]] : [];
}

/** A year's guests, once all of its quarters are known. */
function wholeYear(
  people: ChurchPeople,
  period: Period,
  shown: readonly (typeof guestStages)[number][],
): Row[] {
  const all = shown.map((stage) => sumOf(people, period, stage));
  const base = all[0]?.base ?? null;
  return base === null
    ? []
    : [
        [
          reportMessages.guests.wholeYear,
          base,
          ...all.map((sum) => (sum?.base === base ? sum.value : null)),
        ],
      ];
}

/** A stage over a year; null while a quarter is not told, and of a year that is one row anyway. */
function sumOf(
  { quarters }: ChurchPeople,
  period: Period,
  stage: (typeof guestStages)[number],
): { value: number; base: number } | null {
  const told = quarters
    .filter(({ quarter }) => period.quarters.includes(quarter))
    .flatMap(({ measures }) => measures[stage] ?? []);
  const spans = told.reduce((sum, { span }) => sum + span, 0);
  if (told.length < 2 || spans !== period.quarters.length) {
    return null;
  }
  let [value, base] = [0, 0];
  for (const each of told) {
    if (each.value === null || each.base === null) {
      return null;
    }
    value += each.value;
    base += each.base;
  }
  return { value, base };
}

/** How many guests there were, and how many of them came back: of a year all, as soon as that is known. */
export function guestsSentence(people: ChurchPeople, period: Period): string | null {
  const sum = isYear(period) ? sumOf(people, period, 'again') : null;
  if (sum === null) {
    return people.sentences['guests'] ?? null;
  }
  const newOnes = peopleMessages.newOnes(peopleNouns[kindOf(people)](sum.base));
  const year = lastQuarterOf(period).slice(0, 4);
  const [of, again] = [`${wholeWords(sum.base)} ${newOnes}`, wholeWords(sum.value)];
  const still = sumOf(people, period, 'still_26');
  const { ofYear, ofYearStill } = reportMessages.guests;
  return still?.base === sum.base
    ? ofYearStill(year, of, again, wholeWords(still.value))
    : ofYear(year, of, again);
}

/** What is usual of the newest quarter, and how far chance goes; what is called different is no single quarter's chance. */
function chanceSentences(people: ChurchPeople, period: Period): string[] {
  const newest = newestOf(people, 'again');
  const { usual = null, chance = null, verdict } = newest?.measure ?? {};
  if (isYear(period) || usual === null || chance === null || !newest?.before) {
    return [];
  }
  const { guests } = reportMessages;
  const words = verdict === 'more' || verdict === 'fewer' ? guests.differs : guests.chance;
  const before = guestStageMessages.ofBase(
    wholeWords(newest.before.value),
    wholeWords(newest.before.base),
  );
  return [words(betweenWords(usual), betweenWords(chance), before)];
}

/** A count of the row's guests as a number, which can be drawn; all else in words. */
function cellOf(
  measure: ToldMeasure | undefined,
  { base, byDay }: { base: number | null; byDay: boolean },
): number | string {
  return measure?.state === 'complete' && measure.value !== null && measure.base === base
    ? measure.value
    : cellWords(measure, { base, byDay });
}
