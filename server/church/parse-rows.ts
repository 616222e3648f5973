import { z } from 'zod';
import { oldestFirst, weeksInStep } from '#analytics/calendar/church-week.ts';
import { localDateOf } from '#analytics/calendar/local-date.ts';
import { hideFewGivers } from '#analytics/figures/few-givers.ts';
import type { ServicesByWeek } from '#analytics/figures/missing-words.ts';
import { tellUncounted } from '#analytics/findings/rules/uncounted-weeks.ts';
import { claimOf } from '#analytics/judging/borne-out.ts';
import type { OpenCard } from '#analytics/pulse/cards-beside-tiles.ts';
import { type Revision, revisedPeople } from '#analytics/pulse/revised.ts';
import type { TypedDay } from '#analytics/pulse/typed-facts.ts';
import type { WeekAnswer } from '#analytics/pulse/week-answers.ts';
import { type OwnFigureFacts, ownFigureFacts } from '#contract/figures/own.ts';
import {
  type AnyFigureId,
  type FigureId,
  type FigureState,
  type FigureWeek,
  figureIds,
  figureStates,
  isFigureId,
} from '#contract/figures.ts';
import { ruleIds } from '#contract/findings.ts';
import type { Annotation } from '#contract/functions/annotations.ts';
import { annotation } from '#contract/functions/annotations.ts';
import { easterCalendars, type Weekday, weekdays } from '#contract/functions/measures.ts';
import { storedNotice } from '#contract/functions/notices.ts';
import { syncProblems } from '#contract/functions/sync.ts';
import { keptQuestion } from '#contract/functions/week-questions.ts';
import { languageNow, languages } from '#contract/messages/language.ts';
import { type PeopleFigureId, peopleFigureIds } from '#contract/people.ts';
import { integrationTypes } from '#contract/tables/integrations.ts';
import { usualPlace } from '#contract/usual-place.ts';
import { listOf } from './list-of.ts';

/** A column's text; nothing where it was not asked for. */
type Text = string | null | undefined;

const texts = listOf((each) => typeof each === 'string');
/** The columns of a figure's rows. */
const figureColumns = z.tuple([
  texts,
  listOf((each) => each === null || typeof each === 'number'),
  listOf((each): each is FigureState => figureStates.some((state) => state === each)),
  listOf((each) => typeof each === 'number'),
  texts,
  texts,
]);

const choicesColumn = z
  .object({
    choices: z.object({
      weekStartsOn: z.enum(weekdays).catch(usualPlace.weekStartsOn),
      timeZone: z.string().catch(usualPlace.timeZone),
      country: z.string().catch(usualPlace.country),
      easter: z.enum(easterCalendars).catch(usualPlace.easter),
    }),
    /** False while a suggestion of ours counts; where nothing was read, none was made. */
    isChosen: z.boolean().catch(true),
    currency: z.string().nullable(),
    /** The figures of the church's own that are shown to the person who asks, by their place. */
    own: z.array(ownFigureFacts).catch([]),
    eventNames: z.array(z.string()).catch([]),
    /** When the counted events were held lately. */
    serviceTimes: z.array(z.string()).catch([]),
    /** When services are held that are counted by hand. */
    handTimes: z.array(z.string()).catch([]),
    /** The same of the events at which children and at which guests check in. */
    kidsTimes: z.array(z.string()).catch([]),
    guestTimes: z.array(z.string()).catch([]),
    /** Whether there are funds whose gifts are not counted. */
    areFundsLeftOut: z.boolean().catch(false),
    /** Whether children are counted among the heads of the services, too. */
    areKidsCountedInServices: z.boolean().catch(false),
  })
  .transform(({ serviceTimes, handTimes, ...known }) => ({
    ...known,
    /** When services are held, whoever counts them. */
    serviceTimes: [...serviceTimes, ...handTimes],
  }));
export type ChurchChoices = z.infer<typeof choicesColumn>;

const connectionsColumn = z.array(
  z.object({
    integrationType: z.enum(integrationTypes),
    isConnected: z.boolean(),
    brokenSince: z.string().nullable(),
    isFirstReading: z.boolean(),
    finishedAt: z.string().nullable(),
    problem: z.enum(syncProblems).nullable(),
    disconnectedAt: z.string().nullable(),
    notices: z.array(storedNotice),
  }),
);
export type ChurchConnection = z.infer<typeof connectionsColumn>[number];

/** The defaults of a church without choices. */
const usualChoices: ChurchChoices = {
  choices: usualPlace,
  isChosen: true,
  currency: null,
  eventNames: [],
  serviceTimes: [],
  kidsTimes: [],
  guestTimes: [],
  areFundsLeftOut: false,
  areKidsCountedInServices: false,
  own: [],
};

/**
 * Reads the column of figures: weeks by figure, oldest first, those in step with the newest, without giving
 * of few givers.
 *
 * @param own the figures of the church's own that are shown
 */
export function parseFigures(
  text: Text,
  own: readonly Pick<OwnFigureFacts, 'id'>[],
): Map<AnyFigureId, FigureWeek[]> {
  const all = parseAllFigures(text, own);
  return new Map([...all].map(([figure, weeks]) => [figure, weeksInStep(weeks)]));
}

/** The same with all weeks, in the order of the figures' ids, then of the church's own. */
export function parseAllFigures(
  text: Text,
  own: readonly Pick<OwnFigureFacts, 'id'>[] = [],
): Map<AnyFigureId, FigureWeek[]> {
  const byFigure = z.record(z.string(), figureColumns).parse(JSON.parse(text ?? '{}'));
  const of = <Id extends AnyFigureId>(ids: readonly Id[]) =>
    new Map(
      ids.flatMap((figure) => {
        const columns = byFigure[figure];
        return columns ? [[figure, oldestFirst(rowsOf(columns))] as const] : [];
      }),
    );
  return new Map<AnyFigureId, FigureWeek[]>([
    ...hideFewGivers(of(figureIds)),
    ...of(own.map(({ id }) => id)),
  ]);
}

/** The same of the weekly measures of people, by their ids. */
export function parsePeopleFigures(text: Text): Map<PeopleFigureId, FigureWeek[]> {
  const byFigure = z.record(z.string(), figureColumns).parse(JSON.parse(text ?? '{}'));
  return new Map(
    peopleFigureIds.flatMap((figure) => {
      const columns = byFigure[figure];
      return columns ? [[figure, oldestFirst(rowsOf(columns))] as const] : [];
    }),
  );
}

/** PostgreSQL makes the columns of the same rows, so they are equally long. */
function rowsOf([weeks, values, states, counts, sources, readings]: z.infer<
  typeof figureColumns
>): FigureWeek[] {
  return weeks.map((week, index) => ({
    week,
    value: values[index] ?? null,
    state: states[index] ?? 'missing',
    count: counts[index] ?? 0,
    source: sources[index] ?? '',
    asOf: readings[index] ?? '',
  }));
}

/** Reads the column of figures that are asked about, of those that this version knows. */
export function parseAsked(text: Text): Set<FigureId> {
  return new Set(
    z
      .array(z.string())
      .parse(JSON.parse(text ?? '[]'))
      .filter(isFigureId),
  );
}

/** Reads the column of choices. */
export function parseChoices(text: Text): ChurchChoices {
  return text ? choicesColumn.parse(JSON.parse(text)) : usualChoices;
}

/** Reads the column of notes. */
export function parseAnnotations(text: Text): Annotation[] {
  return z.array(annotation).parse(JSON.parse(text ?? '[]'));
}

/** Reads the column of answers about weeks, of those to questions that this version asks: a newer one may ask others. */
export function parseAnswers(text: Text): WeekAnswer[] {
  return z
    .array(z.unknown())
    .parse(JSON.parse(text ?? '[]'))
    .flatMap((row) => {
      const { data } = keptQuestion.safeParse(row);
      return data?.answered ? [{ ...data, answered: data.answered }] : [];
    });
}

/** Reads the column of what was typed. */
export function parseTyped(text: Text): TypedDay[] {
  return z.array(typedDay).parse(JSON.parse(text ?? '[]'));
}

const typedDay = z.object({
  day: z.string(),
  authors: z.array(z.string()),
  origins: z.array(z.enum(['typed', 'link', 'import'])),
  corrected: z.number(),
  last: z.object({ before: z.number(), after: z.number(), by: z.string().nullable() }).nullable(),
});

/** Reads the column of what numbers were before, oldest first, by the church's local dates. */
export function parseRevised(text: Text, timeZone: string): Revision[] {
  return z
    .array(revision)
    .parse(JSON.parse(text ?? '[]'))
    .map(({ at, ...each }) => ({ ...each, on: localDateOf(at, timeZone) }));
}

const revision = z.object({
  figure: z.enum([...revisedPeople, 'giving']),
  week: z.string(),
  value: z.number().nullable(),
  at: z.string(),
  wasFinal: z.boolean(),
});

/** Reads the column of counts that are not believed until the church has answered. */
export function parseDoubted(text: Text): z.infer<typeof doubtedColumn> {
  return doubtedColumn.parse(JSON.parse(text ?? '[]'));
}

const doubtedColumn = z.array(
  z.object({ figure: z.string(), week: z.string(), value: z.number() }),
);

/** Reads the column of cards, in the language of the person who asks. */
export function parseCards(text: Text, around: CardsAround): OpenCard[] {
  return z
    .array(pulseCard)
    .parse(JSON.parse(text ?? '[]'))
    .map((card) => openCard(card, around));
}

type CardsAround = { services?: ServicesByWeek; serviceDay: Weekday };

function openCard(
  { told, uncounted, figures, effect, ...card }: z.infer<typeof pulseCard>,
  around: CardsAround,
): OpenCard {
  const claim = claimOf({ rule: card.rule, figures, effect });
  const said = { ...card, ...told[languageNow()]?.finding, claim };
  if (uncounted === null) {
    return said;
  }
  const { title, step } = tellUncounted(uncounted, around);
  return { ...said, title, step, weeks: uncounted.map(({ week }) => week) };
}

/** The weeks that a card about missing counts still asks for; null of other cards. */
export const uncountedWeeks = z
  .array(z.object({ week: z.string(), value: z.number().nullable() }))
  .nullable();

const cardWords = z.object({ title: z.string(), step: z.string(), sure: z.string() });
const pulseCard = z.object({
  id: z.string(),
  week: z.string(),
  rule: z.enum(ruleIds),
  figures: z.array(z.enum(figureIds)),
  effect: z.object({ value: z.number() }).nullable(),
  ...cardWords.shape,
  told: z.partialRecord(z.enum(languages), z.object({ finding: cardWords })).catch({}),
  uncounted: uncountedWeeks,
});

/** Reads the column of connections. */
export function parseConnections(text: Text): ChurchConnection[] {
  return connectionsColumn.parse(JSON.parse(text ?? '[]'));
}
