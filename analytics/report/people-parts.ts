import type { ChurchPeople } from '#contract/functions/church-people.ts';
import type { ReportPart } from '#contract/functions/church-report.ts';
import { dayWords } from '#contract/messages/figure-words.ts';
import { peopleMessages, peopleNouns } from '#contract/messages/people-over-time.ts';
import { peopleLookMessages } from '#contract/messages/people-page.ts';
import { tenthWords, wholeWords } from '#contract/messages/people-words.ts';
import { quarterWords } from '#contract/messages/quarter-words.ts';
import { reportMessages } from '#contract/messages/report.ts';
import { lastDayOf } from '../calendar/church-week.ts';
import { addQuarters, partsOfQuarter } from '../people/quarter.ts';
import { kindOf } from '../people/told-people.ts';
import type { ReportFacts } from './report-facts.ts';

const flowMeasures = [
  'regulars_start',
  'regulars_new',
  'regulars_back',
  'regulars_less',
  'regulars_away',
  'regulars_end',
] as const;

/** Who became regular and who no longer is, in each quarter. */
export function regularsPart(
  people: ChurchPeople,
  { quarters }: Pick<ReportFacts, 'quarters'>,
): ReportPart | null {
  const { heading, columns } = reportMessages.regulars;
  const rows = people.quarters
    .filter(({ quarter, measures }) => quarters.includes(quarter) && measures.regulars_end?.value)
    .toReversed();
  if (rows.length === 0) {
    return null;
  }
  const holdsSummer = rows.some(({ quarter }) => partsOfQuarter(quarter).number === 3);
  const movedUp = people.who.checkIn === 'children' && holdsSummer ? peopleMessages.movedUp : null;
  return {
    id: 'regulars',
    heading,
    sentence: regularsSentence(people) ?? '',
    lines: [
      ...netSentences(rows, { quarters }),
      [peopleLookMessages.flowNote[kindOf(people)], movedUp].filter(Boolean).join(' '),
    ],
    table: {
      columns: [columns.quarter, ...flowMeasures.map((measure) => columns[nameOf(measure)])],
      rows: rows.map(({ quarter, measures }) => [
        quarterWords(quarter, { isShort: true }),
        ...flowMeasures.map((measure) => measures[measure]?.value ?? null),
      ]),
    },
  };
}

/** How many more or fewer there are, and how many of those are really new and really gone. */
function netSentences(
  rows: ChurchPeople['quarters'],
  { quarters }: Pick<ReportFacts, 'quarters'>,
): string[] {
  const values = (measure: FlowMeasure) =>
    rows.flatMap(({ measures }) => measures[measure]?.value ?? []);
  const sum = (measure: FlowMeasure) =>
    wholeWords(values(measure).reduce((all, value) => all + value, 0));
  const [start] = values('regulars_start');
  const end = values('regulars_end').at(-1);
  const isWhole = flowMeasures.every((measure) => values(measure).length === quarters.length);
  if (!isWhole || start === undefined || end === undefined) {
    return [];
  }
  const { really, severalTimes } = reportMessages.regulars;
  const isYear = quarters.length > 1;
  const counted = really(
    sum('regulars_new'),
    sum('regulars_away'),
    sum('regulars_back'),
    sum('regulars_less'),
  );
  return [
    [netWords(end - start, isYear), counted, isYear ? severalTimes : ''].filter(Boolean).join(' '),
  ];
}

function netWords(change: number, isYear: boolean): string {
  const { net, moreThanBefore, fewerThanBefore, sameAsBefore } = reportMessages.regulars;
  if (change === 0) {
    return (isYear ? net.yearSame : net.quarterSame)(sameAsBefore);
  }
  const words = change > 0 ? moreThanBefore(change) : fewerThanBefore(-change);
  return (isYear ? net.year : net.quarter)(words);
}

/**
 * How many come regularly. That they stay as they are answers a question that the report does not ask: it
 * tells the numbers.
 */
export function regularsSentence(people: ChurchPeople): string | null {
  const { quarters, sentences } = people;
  if (sentences['regulars'] === undefined) {
    return null;
  }
  // The sentence of the screens is of the newest, whether or not it is told who became regular.
  const newest = quarters.find(({ measures }) => measures.regulars_end?.state === 'complete');
  const now = newest?.measures.regulars_end;
  const yearAgo = newest && addQuarters(newest.quarter, -4);
  const before = quarters.find(({ quarter }) => quarter === yearAgo)?.measures.regulars_end?.value;
  return now?.verdict === 'same' && typeof now.value === 'number' && typeof before === 'number'
    ? reportMessages.regulars.same(
        peopleNouns[kindOf(people)](now.value),
        wholeWords(now.value),
        wholeWords(before),
      )
    : sentences['regulars'];
}

type FlowMeasure = (typeof flowMeasures)[number];
type FlowName = FlowMeasure extends `regulars_${infer Name}` ? Name : never;
const flowNames: Readonly<Record<FlowMeasure, FlowName>> = {
  regulars_start: 'start',
  regulars_new: 'new',
  regulars_back: 'back',
  regulars_less: 'less',
  regulars_away: 'away',
  regulars_end: 'end',
};

function nameOf(measure: FlowMeasure): FlowName {
  return flowNames[measure];
}

/** How many serve, and how the load lies on them. */
export function servingPart({ serving, sentences }: ChurchPeople): ReportPart | null {
  if (serving === null) {
    return null;
  }
  const { heading, columns } = reportMessages.serving;
  const { servingRows } = peopleLookMessages;
  const { before } = serving;
  const each = ({ weeks, people }: { weeks: number; people: number }) =>
    tenthWords(people === 0 ? 0 : weeks / people);
  return {
    id: 'serving',
    heading,
    sentence: servingSentence(serving),
    lines: sentences['serving'] ? [sentences['serving']] : [],
    table: {
      columns: [
        columns.what(dayWords(lastDayOf(serving.week), 'short')),
        columns.now,
        columns.before,
      ],
      rows: [
        [servingRows.people, serving.people, before?.people ?? null],
        [servingRows.weeks, each(serving), before && each(before)],
        [servingRows.often, serving.often, before?.often ?? null],
      ],
    },
  };
}

/** How many served, and a year before. */
export function servingSentence(serving: NonNullable<ChurchPeople['serving']>): string {
  const { now, compared } = reportMessages.serving;
  const { people, often, before } = serving;
  return before
    ? compared(people, wholeWords(before.people), wholeWords(often))
    : now(people, wholeWords(often));
}
