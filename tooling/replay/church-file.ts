import { z } from 'zod';
import { weekOf } from '#analytics/calendar/church-week.ts';
import { isTimeZone } from '#analytics/calendar/time-zone.ts';
import { isOwnFigureId, type OwnFigureFacts } from '#contract/figures/own.ts';
import { type AnyFigureId, type FigureWeek, figureStates, isFigureId } from '#contract/figures.ts';
import {
  type EasterCalendar,
  easterCalendars,
  type Weekday,
  weekdays,
} from '#contract/functions/measures.ts';

/** A church as `npm run replay` reads it: figures oldest first, only the weeks that say something. */
export type ChurchFile = {
  country: string;
  timeZone: string;
  weekStartsOn: Weekday;
  easter: EasterCalendar;
  figures: ReadonlyMap<AnyFigureId, readonly FigureWeek[]>;
};

/** The figures of the church's own: counts, about which a file says nothing more. */
export function ownIn({ figures }: Pick<ChurchFile, 'figures'>): OwnFigureFacts[] {
  return [...figures.keys()].filter(isOwnFigureId).map((id) => ({
    ...{ id, name: id.slice('own_'.length).replaceAll('_', ' '), kind: 'other' },
    ...{ per: 'service', together: 'sum', isFromHeadcounts: false },
  }));
}

/** A file that cannot be replayed; the message is one sentence for a person. */
export class ChurchFileError extends Error {}

const week = z.object({
  week: z.iso.date(),
  value: z.number().nonnegative().nullish(),
  count: z.number().nonnegative().nullish(),
  state: z.enum(figureStates).nullish(),
});
const church = z.object({
  country: z.string().regex(/^[A-Z]{2}$/),
  timeZone: z.string().refine(isTimeZone),
  weekStartsOn: z.enum(weekdays),
  easter: z.enum(easterCalendars),
  figures: z.record(z.string(), z.array(week)),
});

/**
 * Parses and checks a church.
 *
 * @throws {ChurchFileError} naming the first thing that is wrong
 */
export function parseChurchFile(text: string): ChurchFile {
  const parsed = church.safeParse(jsonOf(text));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ChurchFileError(
      `The file is no church: ${(issue?.path ?? []).join('.') || 'it'} is missing or not what it should be.`,
    );
  }
  const { figures, ...rest } = parsed.data;
  const known = Object.entries(figures).map(
    ([name, rows]) => [figureOf(name), weeksOf(name, rows, rest.weekStartsOn)] as const,
  );
  const counted = known.filter(([, rows]) => rows.length > 0);
  if (counted.length === 0) {
    throw new ChurchFileError('The file has no figures with a week in them.');
  }
  return { ...rest, figures: withGivers(new Map(counted)) };
}

/** So many that nothing is hidden for telling of single people. */
const manyGivers = 100;

/** A file that does not say how many gave is taken to have enough givers to speak of giving. */
function withGivers(figures: ChurchFile['figures']): ChurchFile['figures'] {
  if (figures.has('giving_units')) {
    return figures;
  }
  const given = ['giving', 'recurring_share'] as const;
  const rows = given
    .flatMap((figure) => figures.get(figure) ?? [])
    .filter(({ value }) => value !== null);
  const weeks = [...new Map(rows.map((row) => [row.week, row])).values()]
    .map((row): FigureWeek => ({ ...row, value: manyGivers, state: 'complete', count: manyGivers }))
    .toSorted((a, b) => (a.week < b.week ? -1 : 1));
  return weeks.length === 0 ? figures : new Map([...figures, ['giving_units', weeks]]);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ChurchFileError('The file is not JSON.');
  }
}

function figureOf(name: string): AnyFigureId {
  if (!isFigureId(name) && !isOwnFigureId(name)) {
    throw new ChurchFileError(`There is no figure '${name}'.`);
  }
  return name;
}

/** A figure's weeks that say something, oldest first; a null value is the same as no week. */
function weeksOf(figure: string, rows: readonly z.infer<typeof week>[], weekStartsOn: Weekday) {
  const seen = new Set<string>();
  for (const row of rows) {
    if (weekOf(row.week, weekStartsOn) !== row.week) {
      throw new ChurchFileError(
        `${figure}: ${row.week} is no ${weekStartsOn}, the first day of a week.`,
      );
    }
    if (seen.has(row.week)) {
      throw new ChurchFileError(`${figure}: the week ${row.week} stands there twice.`);
    }
    seen.add(row.week);
  }
  return rows.flatMap(readingOf).toSorted((a, b) => (a.week < b.week ? -1 : 1));
}

function readingOf({ week: first, value, count, state }: z.infer<typeof week>): FigureWeek[] {
  const isHidden = state === 'suppressed';
  if (!isHidden && (value === null || value === undefined || state === 'missing')) {
    return [];
  }
  return [
    {
      week: first,
      value: isHidden ? null : (value ?? null),
      state: state ?? 'complete',
      // A part is not taken for a whole because it has as many records as usual.
      count: state === 'incomplete' ? -1 : (count ?? 0),
      source: 'headcounts',
      asOf: `${first}T12:00:00Z`,
    },
  ];
}
