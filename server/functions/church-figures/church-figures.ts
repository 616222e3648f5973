import type * as z from 'zod/mini';
import { unitIn } from '#analytics/figures/own-figures.ts';
import { withoutWrongCounts } from '#analytics/pulse/week-answers.ts';
import type { OwnFigureFacts } from '#contract/figures/own.ts';
import type { AnyFigureId } from '#contract/figures.ts';
import { type ChurchFigures, churchFiguresRequest } from '#contract/functions/church-figures.ts';
import { unitOfPeopleFigure } from '#contract/people.ts';
import type { TextRow } from '#database/access/scoped-query.ts';
import {
  parseAllFigures,
  parseAnswers,
  parseChoices,
  parseDoubted,
  parsePeopleFigures,
} from '../../church/parse-rows.ts';
import { churchColumns, figuresColumn } from '../../church/rows.ts';
import type { ComputeServices } from '../../services.ts';
import { asPerson } from '../about-church.ts';
import type { NamedFunction } from '../named-function.ts';
import { figuresCsv } from './figures-csv.ts';

const inRange =
  "week >= coalesce($2::date, '-infinity') and week <= coalesce($3::date, 'infinity')";

/** Figures in the order of their ids, each oldest week first. */
function figuresOf([church, figures, answers, doubted]: TextRow): ChurchFigures {
  const inSeconds = rememberInstants();
  const doubts = new Set(
    parseDoubted(doubted).map(({ figure, week, value }) => `${figure} ${week} ${value}`),
  );
  const { choices, currency, own } = parseChoices(church);
  const known = withoutWrongCounts(parseAllFigures(figures, own), parseAnswers(answers));
  return {
    weekStartsOn: choices.weekStartsOn,
    timeZone: choices.timeZone,
    currency,
    figures: [
      ...[...known].map(([figure, weeks]) => ({
        figure,
        ...whatIs(figure, own),
        weeks: weeks.map(({ week, value, state, count, source, asOf }) => ({
          week,
          value,
          state: doubts.has(`${figure} ${week} ${value}`) ? ('incomplete' as const) : state,
          count: state === 'suppressed' ? null : count,
          source,
          asOf: inSeconds(asOf),
        })),
      })),
      ...peopleSeries(figures, inSeconds),
    ],
  };
}

/** A figure's unit; of one of the church's own what it is, too. */
function whatIs(figure: AnyFigureId, all: readonly OwnFigureFacts[]) {
  const own = all.find(({ id }) => id === figure);
  const unit = unitIn(figure, all);
  return own ? { unit, name: own.name, kind: own.kind, together: own.together } : { unit };
}

/** The weekly measures of people, in the order of their ids. */
function peopleSeries(
  figures: string | null | undefined,
  inSeconds: (instant: string) => string,
): ChurchFigures['figures'] {
  return [...parsePeopleFigures(figures)].map(([figure, weeks]) => ({
    figure,
    unit: unitOfPeopleFigure[figure],
    weeks: weeks.map((week) => ({ ...week, asOf: inSeconds(week.asOf) })),
  }));
}

/** Writes instants as UTC to the second. Most weeks of a church were read at the same few. */
function rememberInstants(): (instant: string) => string {
  const known = new Map<string, string>();
  return (instant) => {
    const written = known.get(instant) ?? `${new Date(instant).toISOString().slice(0, 19)}Z`;
    known.set(instant, written);
    return written;
  };
}

/** A church's weekly figures, as JSON or as a CSV file. */
export const churchFigures: NamedFunction<z.infer<typeof churchFiguresRequest>, ComputeServices> = {
  request: churchFiguresRequest,
  async run(services, claims, { accountId, from = null, to = null, format }, c) {
    const ask = asPerson(services, claims, accountId, { isConnected: true });
    const { choices, answers, doubted } = churchColumns;
    const columns = [choices, figuresColumn(inRange), answers, doubted];
    const figures = figuresOf(await ask(columns, [from, to]));
    return format === 'csv'
      ? c.body(figuresCsv(figures), 200, {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': 'attachment; filename="steeple-figures.csv"',
        })
      : figures;
  },
};
