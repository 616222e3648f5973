import { localDateOf } from '#analytics/calendar/local-date.ts';
import type { ConnectionFacts, PulseInput } from '#analytics/pulse/pulse-input.ts';
import type { FigureId, FigureWeek } from '#contract/figures.ts';
import type { IntegrationType } from '#contract/tables/integrations.ts';
import { calendarFor } from '../forecast/church-calendars.ts';
import {
  type PulseChoices,
  type PulseConnection,
  parseAnnotations,
  parseChoices,
  parseConnections,
  parseFigures,
} from './pulse-rows.ts';

/** The columns as text from PostgreSQL. */
export type PulseTexts = {
  figures: string | null;
  choices: string | null;
  annotations: string | null;
  connections: string | null;
};

/** The dashboard's input without expectations. */
export type PulseBase = Omit<PulseInput, 'expected' | 'searchParts' | 'searchDays'>;

/**
 * Combines the rows with the church's calendar and its local date.
 *
 * @param now ISO 8601 in UTC
 */
export async function pulseBase(texts: PulseTexts, now: string): Promise<PulseBase> {
  const { choices, isChosen, currency, eventNames } = parseChoices(texts.choices);
  const figures = parseFigures(texts.figures);
  const today = localDateOf(now, choices.timeZone);
  const first = [...figures.values()].flatMap(([row]) => row?.week ?? []);
  return {
    figures,
    annotations: parseAnnotations(texts.annotations),
    connections: parseConnections(texts.connections).map((each) => factsOf(each, figures)),
    weekStartsOn: choices.weekStartsOn,
    serviceDay: serviceDayOf(eventNames),
    timeZone: choices.timeZone,
    currency,
    isChosen,
    calendar: await calendarFor(choices, [...first, today]),
    today,
    now,
  };
}

/** A church whose event names mention Saturday but not Sunday meets on Saturday. */
function serviceDayOf(names: PulseChoices['eventNames']): PulseInput['serviceDay'] {
  const all = names.join('\n');
  return /saturday|sabbath/i.test(all) && !/sunday/i.test(all) ? 'saturday' : 'sunday';
}

/** The state of a connection; last read when its sync finished, else when its newest row was read. */
function factsOf(
  { integrationType, finishedAt, isFirstReading, ...facts }: PulseConnection,
  figures: ReadonlyMap<FigureId, readonly FigureWeek[]>,
): ConnectionFacts {
  const isSearch = (figure: FigureId) => figure.startsWith('search_');
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
