import * as z from 'zod/mini';
import { withoutWrongCounts } from '#analytics/pulse/week-answers.ts';
import { ownFigureId, ownKinds, togetherKinds } from '#contract/figures/own.ts';
import { unitOfFigure } from '#contract/figures/units.ts';
import { type ChurchFigures, churchFiguresRequest } from '#contract/functions/church-figures.ts';
import { unitOfPeopleFigure } from '#contract/people.ts';
import type { TextRow } from '#database/access/scoped-query.ts';
import {
  parseAllFigures,
  parseAnswers,
  parseChoices,
  parseDoubted,
  parseOwnFigures,
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
function figuresOf([church, figures, answers, doubted, own]: TextRow): ChurchFigures {
  const inSeconds = rememberInstants();
  const doubts = new Set(
    parseDoubted(doubted).map(({ figure, week, value }) => `${figure} ${week} ${value}`),
  );
  const known = withoutWrongCounts(parseAllFigures(figures), parseAnswers(answers));
  const { choices, currency } = parseChoices(church);
  return {
    weekStartsOn: choices.weekStartsOn,
    timeZone: choices.timeZone,
    currency,
    figures: [
      ...[...known].map(([figure, weeks]) => ({
        figure,
        unit: unitOfFigure[figure],
        weeks: weeks.map(({ week, value, state, count, source, asOf }) => ({
          week,
          value,
          state: doubts.has(`${figure} ${week} ${value}`) ? ('incomplete' as const) : state,
          count: state === 'suppressed' ? null : count,
          source,
          asOf: inSeconds(asOf),
        })),
      })),
      ...ownSeries(own, figures, inSeconds),
      ...peopleSeries(figures, inSeconds),
    ],
  };
}

const ownDefinitions = z.array(
  z.object({
    id: ownFigureId,
    name: z.string(),
    kind: z.enum(ownKinds),
    together: z.enum(togetherKinds),
  }),
);

/** The figures of the church's own, by their place; those of money only for whoever sees it. */
function ownSeries(
  own: string | null | undefined,
  figures: string | null | undefined,
  inSeconds: (instant: string) => string,
): ChurchFigures['figures'] {
  const stored = parseOwnFigures(figures);
  return ownDefinitions.parse(JSON.parse(own ?? '[]')).flatMap(({ id, kind, ...words }) => {
    const weeks = stored.get(id) ?? [];
    const unit = kind === 'people' || kind === 'money' ? kind : ('count' as const);
    return weeks.length === 0
      ? []
      : [
          {
            ...{ figure: id, unit, kind, ...words },
            weeks: weeks.map((week) => ({ ...week, asOf: inSeconds(week.asOf) })),
          },
        ];
  });
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

const ownColumn = `(select coalesce(json_agg(json_build_object('id', id, 'name', name, 'kind', kind,
    'together', together) order by place, id), '[]')
  from analytics.own_figures where account_id = $1::uuid)`;

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
    const columns = [choices, figuresColumn(inRange), answers, doubted, ownColumn];
    const figures = figuresOf(await ask(columns, [from, to]));
    return format === 'csv'
      ? c.body(figuresCsv(figures), 200, {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': 'attachment; filename="steeple-figures.csv"',
        })
      : figures;
  },
};
