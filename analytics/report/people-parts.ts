import type { ChurchPeople, ToldMeasure } from '#contract/functions/church-people.ts';
import type { ReportPart } from '#contract/functions/church-report.ts';
import { dayWords, fullDayWords } from '#contract/messages/figure-words.ts';
import {
  guestStageMessages,
  peopleLookMessages,
  peopleTileMessages,
} from '#contract/messages/people-page.ts';
import {
  betweenWords,
  cellWords,
  tenthWords,
  wholeWords,
} from '#contract/messages/people-words.ts';
import { quarterWords } from '#contract/messages/quarter-words.ts';
import { reportMessages } from '#contract/messages/report.ts';
import { addQuarters } from '../people/quarter.ts';
import { kindOf, newestOf, roundedParts } from '../people/told-people.ts';
import { ofQuarter, type ReportFacts } from './report-facts.ts';

/** Whether fewer people came, or the same people less often. */
export function changePart({ parts, sentences }: ChurchPeople): ReportPart | null {
  if (parts === null) {
    return null;
  }
  const { heading, columns } = reportMessages.parts;
  const { partNames, partsNote } = peopleLookMessages;
  const shown = roundedParts(parts);
  const order = ['people', 'often', 'once', 'all'] as const;
  return {
    id: 'parts',
    heading,
    sentence: sentences['parts'] ?? '',
    lines: [partsNote(dayWords(parts.week), fullDayWords(parts.weekBefore))],
    table: {
      columns: [columns.part, columns.change],
      rows: order.map((part) => [partNames[part], shown[part]]),
    },
  };
}

const guestStages = ['again', 'served_26', 'still_26', 'still_52'] as const;
/** Guests of so many quarters stand under each other. */
const rowsMost = 6;

/** What became of guests, by the quarter of their first visit. */
export function guestsPart(people: ChurchPeople): ReportPart | null {
  const { heading, chance, opens } = reportMessages.guests;
  const { columns, firstVisit } = guestStageMessages;
  const rows = people.quarters
    .filter(({ measures }) => guestStages.some((stage) => measures[stage]))
    .slice(0, rowsMost);
  if (rows.length === 0) {
    return null;
  }
  const shown = guestStages.filter((stage) => rows.some(({ measures }) => measures[stage]));
  const newest = newestOf(people, 'again');
  const { usual = null, chance: byChance = null } = newest?.measure ?? {};
  const { before = null } = newest ?? {};
  const pooled =
    before && shown[0] === 'again'
      ? [
          [
            peopleLookMessages.key.before,
            before.base,
            before.value,
            ...shown.slice(1).map(() => null),
          ],
        ]
      : [];
  return {
    id: 'guests',
    heading,
    sentence: people.sentences['guests'] ?? peopleLookMessages.noGuests,
    lines: [
      ...(usual && byChance ? [chance(betweenWords(usual), betweenWords(byChance))] : []),
      ...feastSentences(people),
      opens,
    ],
    table: {
      columns: [
        firstVisit,
        peopleTileMessages.newOnes[kindOf(people)],
        ...shown.map((stage) => columns[stage]),
      ],
      rows: rows.flatMap(({ quarter, measures }) => {
        const base = measures.again?.base ?? measures.still_26?.base ?? null;
        const span = shown.flatMap((stage) => measures[stage]?.span ?? [])[0] ?? 1;
        const row = [
          quarterWords(quarter, { span, isShort: true }),
          base,
          ...shown.map((stage) => cellOf(measures[stage], { base, byDay: stage === 'again' })),
        ];
        // Those before the newest stand under it, and not under the last, which is one of them.
        return quarter === newest?.quarter ? [row, ...pooled] : [row];
      }),
    },
  };
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

/** The guests of the newest Easter and Christmas that are told. */
export function feastSentences(people: ChurchPeople): string[] {
  const { apart } = peopleLookMessages;
  return (['easter', 'christmas'] as const).flatMap((feast) => {
    const newest = newestOf(people, `${feast}_again`);
    return newest
      ? [
          apart[feast](
            newest.quarter.slice(0, 4),
            wholeWords(newest.counted.base),
            wholeWords(newest.counted.value),
          ),
        ]
      : [];
  });
}

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
  const { flow } = people;
  if (rows.length === 0) {
    return null;
  }
  return {
    id: 'regulars',
    heading,
    sentence: regularsSentence(people) ?? '',
    lines: [
      ...(flow
        ? [
            ofQuarter(
              peopleLookMessages.flow(
                wholeWords(flow.new + flow.back),
                wholeWords(flow.less + flow.away),
              ),
              flow.quarter,
              { quarters },
            ),
          ]
        : []),
      [peopleLookMessages.flowNote[kindOf(people)], people.sentences['movedUp']]
        .filter(Boolean)
        .join(' '),
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

/**
 * How many come regularly. That they stay as they are answers a question that the report does not ask: it
 * tells the numbers.
 */
export function regularsSentence(people: ChurchPeople): string | null {
  const { flow, quarters, sentences } = people;
  const regularsAt = (quarter: string) =>
    quarters.find((each) => each.quarter === quarter)?.measures.regulars_end;
  const now = flow && regularsAt(flow.quarter);
  const before = flow && regularsAt(addQuarters(flow.quarter, -4))?.value;
  return now?.verdict === 'same' && typeof now.value === 'number' && typeof before === 'number'
    ? reportMessages.regulars.same(
        peopleTileMessages.counted[kindOf(people)](now.value),
        wholeWords(now.value),
        wholeWords(before),
      )
    : (sentences['regulars'] ?? null);
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
  const { heading, columns, note } = reportMessages.serving;
  const { servingRows } = peopleLookMessages;
  const { before } = serving;
  const each = ({ weeks, people }: { weeks: number; people: number }) =>
    tenthWords(people === 0 ? 0 : weeks / people);
  return {
    id: 'serving',
    heading,
    sentence: servingSentence(serving),
    lines: [...(sentences['serving'] ? [sentences['serving']] : []), note],
    table: {
      columns: [columns.what, columns.now, columns.before],
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
