import type { ChurchPeople } from '#contract/functions/church-people.ts';
import type { ReportPart } from '#contract/functions/church-report.ts';
import { peopleMessages, peopleNouns } from '#contract/messages/people-over-time.ts';
import { peopleLookMessages } from '#contract/messages/people-page.ts';
import { wholeWords } from '#contract/messages/people-words.ts';
import { quarterWords } from '#contract/messages/quarter-words.ts';
import { reportMessages } from '#contract/messages/report.ts';
import { addQuarters, partsOfQuarter } from '../people/quarter.ts';
import { kindOf, newestRegulars } from '../people/told-people.ts';
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
  const rows = regularRows(people, { quarters });
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
      ...netSentences(people, { quarters }),
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

/** The quarters that tell regulars, oldest first. */
function regularRows(people: ChurchPeople, { quarters }: Pick<ReportFacts, 'quarters'>) {
  return people.quarters
    .filter(({ quarter, measures }) => quarters.includes(quarter) && measures.regulars_end?.value)
    .toReversed();
}

/** How the regulars of a time came about, its quarters added up. */
type Bridge = Record<FlowMeasure, number>;

/** The bridge of a time; null where one of its quarters is not told. */
function bridgeOf(
  people: ChurchPeople,
  { quarters }: Pick<ReportFacts, 'quarters'>,
): Bridge | null {
  const rows = regularRows(people, { quarters });
  const values = (measure: FlowMeasure) =>
    rows.flatMap(({ measures }) => measures[measure]?.value ?? []);
  const sum = (measure: FlowMeasure) => values(measure).reduce((all, value) => all + value, 0);
  const [start] = values('regulars_start');
  const end = values('regulars_end').at(-1);
  const isWhole = flowMeasures.every((measure) => values(measure).length === quarters.length);
  return !isWhole || start === undefined || end === undefined
    ? null
    : {
        regulars_start: start,
        regulars_new: sum('regulars_new'),
        regulars_back: sum('regulars_back'),
        regulars_less: sum('regulars_less'),
        regulars_away: sum('regulars_away'),
        regulars_end: end,
      };
}

/** How many more or fewer there are, and how many of those are really new and really gone. */
function netSentences(people: ChurchPeople, period: Pick<ReportFacts, 'quarters'>): string[] {
  const bridge = bridgeOf(people, period);
  const { doubted } = people.sentences;
  if (doubted !== undefined && areAnyDoubted(people, period)) {
    return [doubted];
  }
  if (bridge === null) {
    return [];
  }
  const { really, severalTimes } = reportMessages.regulars;
  const isYear = period.quarters.length > 1;
  const counted = really({
    start: wholeWords(bridge.regulars_start),
    joined: wholeWords(bridge.regulars_new),
    back: wholeWords(bridge.regulars_back),
    less: wholeWords(bridge.regulars_less),
    gone: wholeWords(bridge.regulars_away),
    end: wholeWords(bridge.regulars_end),
  });
  const net = netWords(bridge.regulars_end - bridge.regulars_start, isYear);
  return [[net, counted, isYear ? severalTimes : ''].filter(Boolean).join(' ')];
}

/** Whether the change over some quarters begins with, ends with or goes through check-ins that are not believed. */
function areAnyDoubted(
  { doubted = [] }: ChurchPeople,
  { quarters }: Pick<ReportFacts, 'quarters'>,
): boolean {
  const [first] = quarters.toSorted();
  return doubted.some(
    (each) => quarters.includes(each) || (first !== undefined && each === addQuarters(first, -1)),
  );
}

/** What a headline of more or fewer regulars leaves out: most of them only come more or less often. */
export function mostlyKnownSentence(
  people: ChurchPeople,
  period: Pick<ReportFacts, 'quarters'>,
): string | null {
  const verdict = newestRegulars(people)?.verdict;
  const bridge = verdict === 'more' || verdict === 'fewer' ? bridgeOf(people, period) : null;
  if (bridge === null) {
    return null;
  }
  const { regulars_new: joined, regulars_away: gone } = bridge;
  const known = bridge.regulars_back - bridge.regulars_less;
  return Math.abs(known) > Math.abs(joined - gone)
    ? reportMessages.regulars.mostlyKnown(wholeWords(joined), wholeWords(gone))
    : null;
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
