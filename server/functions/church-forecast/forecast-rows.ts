import { z } from 'zod';
import { localDateOf } from '#analytics/calendar/local-date.ts';
import { usualRoomUse } from '#analytics/judging/seats-pace.ts';
import { withoutWrongCounts } from '#analytics/pulse/week-answers.ts';
import { type AnyFigureId, figureIds, isFigureId } from '#contract/figures.ts';
import { calendarOfCounts } from '../../church/calendar.ts';
import { countedWeeks } from '../../church/counted-weeks.ts';
import {
  parseAnnotations,
  parseAnswers,
  parseChoices,
  parseFigures,
} from '../../church/parse-rows.ts';
import type { AskChurch } from '../../church/read-texts.ts';
import { churchColumns, figuresColumn } from '../../church/rows.ts';
import { judgedSeries } from '../../church/series.ts';
import { countedDaysOf, serviceDayOf } from '../../church/service-day.ts';
import { kept, keptColumn } from '../../forecast/kept-forecasts.ts';
import { issuedRanges } from '../../pulse/expected-weeks.ts';

const share = z.number().nullable();
const inputs = z.object({ guests: share, guestReturn: share });

/**
 * Reads all that a figure's forecast is told from, in one statement.
 *
 * @param now ISO 8601 in UTC
 */
export async function readForecastRows(ask: AskChurch, figure: AnyFigureId, now: string) {
  const { choices, annotations } = churchColumns;
  // Givers say which weeks are hidden, attendance whether Christmas Eves are counted; seats are filled up.
  const figureRows = figuresColumn("figure in ($2, 'attendance', 'giving_units', 'room_use')");
  const columns = [
    figureRows,
    choices,
    annotations,
    keptColumn,
    churchColumns.inputs,
    churchColumns.leading,
    churchColumns.seesGiving,
    churchColumns.answers,
    churchColumns.ownExpected,
  ];
  const answer = await ask(columns, [figure]);
  const [figuresText, choicesText, notesText, keptText, inputsText, leading, seesGiving, ...more] =
    answer;
  const [told, expectedText] = more;
  const answers = parseAnswers(told);
  const church = parseChoices(choicesText);
  const today = localDateOf(now, church.choices.timeZone);
  const all = withoutWrongCounts(parseFigures(figuresText, church.own), answers);
  const { figures, weekStartsOn } = countedWeeks(all, church.choices.weekStartsOn);
  const known = {
    figures,
    own: church.own,
    annotations: parseAnnotations(notesText),
    today,
    serviceDay: serviceDayOf(church.serviceTimes, church.eventNames),
    countedDays: countedDaysOf(church),
  };
  const isKnown = isFigureId(figure) || church.own.some(({ id }) => id === figure);
  const rows = isKnown ? judgedSeries(figure, known) : [];
  const weeks = rows.map(({ week }) => week);
  return {
    rows,
    roomUse: usualRoomUse(figures.get('room_use') ?? []),
    isKnown,
    own: church.own,
    annotations: known.annotations,
    answers,
    today,
    weekStartsOn,
    serviceDay: known.serviceDay,
    /** What the dashboard said of each week, by the week's first day. */
    shown: issuedRanges(JSON.parse(expectedText ?? 'null')).get(figure),
    timeZone: church.choices.timeZone,
    currency: church.currency,
    calendar: await calendarOfCounts(church.choices, { ...known, weekStartsOn }, weeks),
    kept: kept.parse(JSON.parse(keptText ?? 'null')),
    inputs: inputs.parse(JSON.parse(inputsText ?? 'null')),
    leading: z.enum(figureIds).parse(leading),
    seesGiving: seesGiving === 'true',
  };
}
