import type { ChurchPeople, ToldMeasure } from '#contract/functions/church-people.ts';
import type { ReportPart } from '#contract/functions/church-report.ts';
import {
  guestStageMessages,
  peopleLookMessages,
  peopleTileMessages,
} from '#contract/messages/people-page.ts';
import { cellWords } from '#contract/messages/people-words.ts';
import { quarterWords } from '#contract/messages/quarter-words.ts';
import { reportGuests } from '#contract/messages/report-guests.ts';
import { feastSentences } from '../people/telling/feast-sentences.ts';
import { comparedWith, comparedWords, kindOf, newestOf } from '../people/told-people.ts';
import {
  chanceSentences,
  type GuestStage,
  guestsSentence,
  isYear,
  jumpSentences,
  oneAsFarSentences,
  type Period,
  stillSentences,
  sumOf,
} from './guests-sentences.ts';
import { lastQuarterOf } from './report-facts.ts';

const guestStages = ['again', 'served_26', 'still_26', 'still_52'] as const satisfies GuestStage[];
/** Guests of so many quarters stand under each other where none is compared with four before it. */
const rowsMost = 6;

type Quarter = ChurchPeople['quarters'][number];
type Row = (string | number | null)[];

/** What became of guests, by the quarter of their first visit. */
export function guestsPart(people: ChurchPeople, period: Period): ReportPart | null {
  const { heading, opens, twice } = reportGuests;
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
      ...oneAsFarSentences(people, period),
      ...chanceSentences(people, period),
      [...jumpSentences(people, period), twice].join(' '),
      ...stillSentences(people),
      ...feastSentences(people),
      opens,
    ],
    table: {
      columns: [
        firstVisit,
        peopleTileMessages.newOnes[kindOf(people)],
        ...shown.map((stage) => columns[stage]),
      ],
      rows: [
        ...rows.map((row) => rowOf(row, shown)),
        ...(isYear(period) ? wholeYear(people, period, shown) : together(people, rows, shown)),
      ],
    },
  };
}

/** Of a quarter's report those that it is compared with too; of a year's its own. */
function shownQuarters(people: ChurchPeople, period: Period): Quarter[] {
  const rows = people.quarters
    .filter(({ measures }) => guestStages.some((stage) => measures[stage]))
    .filter(({ quarter }) => !isYear(period) || period.quarters.includes(quarter));
  const newest = newestOf(people, 'again');
  const oldest = newest?.before ? comparedWith(people, 'again', newest)[0] : undefined;
  const at = rows.findIndex(({ quarter }) => quarter === oldest?.quarter);
  return rows.slice(0, at < 0 ? rowsMost : at + 1);
}

function rowOf({ quarter, measures }: Quarter, shown: readonly GuestStage[]): Row {
  const base = measures.again?.base ?? measures.still_26?.base ?? null;
  const span = shown.flatMap((stage) => measures[stage]?.span ?? [])[0] ?? 1;
  return [
    quarterWords(quarter, { span, isShort: true }),
    base,
    ...shown.map((stage) => cellOf(measures[stage], { base, byDay: stage === 'again' })),
  ];
}

/** Those that the newest is compared with, added up under them. */
function together(
  people: ChurchPeople,
  rows: readonly Quarter[],
  shown: readonly GuestStage[],
): Row[] {
  const newest = newestOf(people, 'again');
  const isShown = rows.some(({ quarter }) => quarter === newest?.quarter);
  if (!newest?.before || !isShown || shown[0] !== 'again') {
    return [];
  }
  const { before: pooled } = newest;
  const { allBefore, together: words } = reportGuests;
  const name = allBefore(comparedWords(people, 'again', newest), words);
  return [[name, pooled.base, pooled.value, ...shown.slice(1).map(() => null)]];
}

/** A year's guests, once all of its quarters are known. */
function wholeYear(people: ChurchPeople, period: Period, shown: readonly GuestStage[]): Row[] {
  const all = shown.map((stage) => sumOf(people, period, stage));
  const base = all[0]?.base ?? null;
  return base === null
    ? []
    : [
        [
          reportGuests.wholeYear,
          base,
          ...all.map((sum, index) =>
            sum?.base === base ? sum.value : opening(people, period, shown[index]),
          ),
        ],
      ];
}

/** When the last quarter of a year is known at a stage; null where that is not said. */
function opening(
  people: ChurchPeople,
  period: Period,
  stage: GuestStage | undefined,
): string | null {
  const last = people.quarters.find(({ quarter }) => quarter === lastQuarterOf(period));
  const measure = stage && last?.measures[stage];
  return measure?.state === 'incomplete'
    ? cellWords(measure, { base: null, byDay: stage === 'again' })
    : null;
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
