import { localDateOf } from '#analytics/calendar/local-date.ts';
import type { ConnectionFacts, PulseInput } from '#analytics/pulse/pulse-input.ts';
import { withoutWrongCounts } from '#analytics/pulse/week-answers.ts';
import { type AnyFigureId, type FigureWeek, isFigureId } from '#contract/figures.ts';
import type { IntegrationType } from '#contract/tables/integrations.ts';
import { calendarOfCounts } from './calendar.ts';
import { countedWeeks } from './counted-weeks.ts';
import {
  type ChurchConnection,
  parseAnnotations,
  parseAnswers,
  parseAsked,
  parseChoices,
  parseConnections,
  parseFigures,
  parseRevised,
  parseTyped,
} from './parse-rows.ts';
import type { ChurchTexts } from './read-texts.ts';
import { countedDaysOf, serviceDayOf } from './service-day.ts';

/** A church as its figures, choices, notes and connections say, at a moment. */
export type Church = Omit<
  PulseInput,
  'expected' | 'judged' | 'questions' | 'searchParts' | 'searchDays'
>;

/**
 * Combines the rows with the church's calendar and its local date.
 *
 * @param now ISO 8601 in UTC
 */
export async function churchOf(texts: ChurchTexts, now: string): Promise<Church> {
  const church = parseChoices(texts.choices);
  const { choices, isChosen, currency, eventNames, serviceTimes, own } = church;
  const asked = parseAsked(texts.asked);
  const answers = parseAnswers(texts.answers);
  const all = withoutWrongCounts(parseFigures(texts.figures, own), answers);
  const { figures: read, weekStartsOn, isRecounting } = countedWeeks(all, choices.weekStartsOn);
  const figures = new Map(
    [...read].filter(([figure]) => !isFigureId(figure) || !asked.has(figure)),
  );
  const today = localDateOf(now, choices.timeZone);
  const first = [...read.values()].flatMap(([row]) => row?.week ?? []);
  const serviceDay = serviceDayOf(serviceTimes, eventNames);
  const counts = { figures, weekStartsOn, serviceDay, today };
  return {
    figures,
    own,
    asked: { figures: asked, weeks: weeksRead([...asked].map((figure) => read.get(figure) ?? [])) },
    annotations: parseAnnotations(texts.annotations),
    answers,
    ...(texts.typed === undefined ? {} : { typed: parseTyped(texts.typed) }),
    ...(texts.revised === undefined
      ? {}
      : { revised: parseRevised(texts.revised, choices.timeZone) }),
    connections: parseConnections(texts.connections).map((each) => factsOf(each, read)),
    weekStartsOn,
    isRecounting,
    serviceDay,
    countedDays: countedDaysOf(church),
    timeZone: choices.timeZone,
    currency,
    isChosen,
    areFundsLeftOut: church.areFundsLeftOut,
    calendar: await calendarOfCounts(choices, counts, [...first, today]),
    today,
    now,
  };
}

/** The weeks with a value, oldest first. */
function weeksRead(figures: readonly (readonly FigureWeek[])[]): string[] {
  return figures
    .flat()
    .flatMap(({ week, value }) => (value === null ? [] : week))
    .sort();
}

/** The state of a connection; last read when its sync finished, else when its newest row was read. */
function factsOf(
  { integrationType, finishedAt, isFirstReading, ...facts }: ChurchConnection,
  figures: ReadonlyMap<AnyFigureId, readonly FigureWeek[]>,
): ConnectionFacts {
  const isSearch = (figure: AnyFigureId) => figure.startsWith('search_');
  const wantsSearch: Record<IntegrationType, boolean> = {
    google_search_console: true,
    planning_center: false,
  };
  const newestRow = [...figures]
    .filter(([figure]) => isSearch(figure) === wantsSearch[integrationType])
    .flatMap(([, rows]) => rows.at(-1)?.asOf ?? [])
    .sort()
    .at(-1);
  const readAt = finishedAt ?? newestRow ?? null;
  return { ...facts, integrationType, readAt, isReading: isFirstReading };
}
