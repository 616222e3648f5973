import { z } from 'zod';
import { localDateOf } from '#analytics/calendar/local-date.ts';
import type { ChurchPeopleRows, StoredQuarter } from '#analytics/people/telling/people-rows.ts';
import type { WeekAnswer } from '#analytics/pulse/week-answers.ts';
import { figureStates } from '#contract/figures.ts';
import {
  isMeasureOfGiving,
  peopleFigureIds,
  peopleUnits,
  quarterMeasures,
  quarterSpans,
  whoCheckIn,
} from '#contract/people.ts';
import { maskOfNotes } from './masked-weeks.ts';
import {
  parseAllFigures,
  parseAnnotations,
  parseAnswers,
  parseChoices,
  parsePeopleFigures,
} from './parse-rows.ts';
import type { AskChurch } from './read-texts.ts';
import { churchColumns, figuresColumn } from './rows.ts';
import { serviceDayOf } from './service-day.ts';

const day = z.iso.date();
const quarterRow = z.object({
  quarter: z.string(),
  measure: z.enum(quarterMeasures),
  span: z.literal([...quarterSpans]),
  value: z.int().nullable(),
  base: z.int().nullable(),
  state: z.enum(figureStates),
  asOf: z.string(),
});
const basisRow = z.object({
  unit: z.enum(peopleUnits),
  suggested: z.enum(whoCheckIn),
  c: z.number().nullable(),
  k: z.number().nullable(),
  measured: z.record(
    z.string(),
    z.object({ week: day, c: z.number().nullable(), before: z.number().nullable() }),
  ),
  comers: z.record(z.string(), z.number()),
  firstCheckIn: day.nullable(),
  begins: day.nullable(),
  groupsSince: day.nullable(),
  otherIds: z.array(z.string()),
  quarter: z.string().nullable(),
});
const chosen = z.object({
  choices: z.looseObject({
    checkIn: z.enum(whoCheckIn).nullish().catch(null),
    groups: z.unknown(),
  }),
});

const columns = [
  `(select json_build_object('unit', unit, 'suggested', check_in, 'c', checked_in, 'k', at_kids_places,
      'measured', measured, 'comers', comers, 'firstCheckIn', first_check_in, 'begins', begins,
      'groupsSince', groups_since, 'otherIds', other_ids, 'quarter', quarter)
    from analytics.people_bases where account_id = $1::uuid)`,
  `(select coalesce(json_agg(json_build_object('quarter', quarter, 'measure', measure, 'span', span,
      'value', value, 'base', base, 'state', state, 'asOf', as_of)), '[]')
    from analytics.quarters where account_id = $1::uuid)`,
  figuresColumn(`figure in ('attendance','kids','${peopleFigureIds.join("','")}')`),
  churchColumns.choices,
  churchColumns.annotations,
  churchColumns.answers,
];

/**
 * Reads what is stored of a church's people over time, in one statement.
 *
 * @param ask as a person, who reads of giving what they may; the jobs read everything
 * @param showsGiving of a link; without it, the person who asks is looked up
 */
export async function readPeopleRows(
  ask: AskChurch,
  now: Date,
  showsGiving?: boolean,
): Promise<ChurchPeopleRows> {
  const sees = showsGiving ?? churchColumns.seesGiving;
  const [basis, quarters, weeks, choices, annotations, answers, seesGiving] = await ask([
    ...columns,
    String(sees),
  ]);
  const known = basisRow.nullable().parse(JSON.parse(basis ?? 'null'));
  const own = chosen.safeParse(JSON.parse(choices ?? 'null')).data?.choices;
  const { choices: place, serviceTimes, eventNames } = parseChoices(choices);
  const maySeeGiving = seesGiving === 'true' || seesGiving === 't';
  return {
    basis: known,
    checkIn: own?.checkIn ?? known?.suggested ?? 'nobody',
    quarters: inOrder(z.array(quarterRow).parse(JSON.parse(quarters ?? '[]'))).filter(
      ({ measure }) => maySeeGiving || !isMeasureOfGiving(measure),
    ),
    weeks: parsePeopleFigures(weeks),
    explained: explainedFalls(parseAnswers(answers)),
    heads: wholeOf('attendance', weeks, (source) => !source.includes('check_ins')),
    kids: wholeOf('kids', weeks, (source) => source === 'check_ins'),
    weekStartsOn: place.weekStartsOn,
    serviceDay: serviceDayOf(serviceTimes, eventNames),
    easter: place.easter,
    country: place.country,
    today: localDateOf(now.toISOString(), place.timeZone),
    isMasked: maskOfNotes(parseAnnotations(annotations)),
    countsGroups: own?.groups !== null && own?.groups !== undefined,
    seesGiving: maySeeGiving,
  };
}

/** The weeks from which a church has said why fewer come: why more came says nothing of check-ins that are missing. */
export function explainedFalls(answers: readonly WeekAnswer[]): string[] {
  return answers.flatMap(({ week, answered, ...asked }) =>
    asked.about === 'level' &&
    asked.figure !== 'serving' &&
    asked.facts.after < asked.facts.before &&
    answered.answer !== 'nothing'
      ? week
      : [],
  );
}

/** The whole counts of a figure by week, of some sources. */
function wholeOf(
  figure: 'attendance' | 'kids',
  text: string | null | undefined,
  isOf: (source: string) => boolean,
): Map<string, number> {
  const rows = parseAllFigures(text).get(figure) ?? [];
  return new Map(
    rows.flatMap(({ week, value, state, source }) =>
      value !== null && state === 'complete' && isOf(source) ? [[week, value] as const] : [],
    ),
  );
}

function inOrder(rows: readonly StoredQuarter[]): StoredQuarter[] {
  const place = (row: StoredQuarter) => quarterMeasures.indexOf(row.measure);
  return rows.toSorted(
    (one, other) => one.quarter.localeCompare(other.quarter) || place(one) - place(other),
  );
}
