import type pg from 'pg';
import { localDateOf } from '#analytics/calendar/local-date.ts';
import type { Reading } from '#analytics/forecast/series.ts';
import type { AnyFigureId, FigureId, FigureState } from '#contract/figures.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import { nothingKnown } from '#server/church/choices.ts';

/** A connection as the owner. */
export type Owner = Pick<pg.ClientBase, 'query'>;

/** Default choices: an American church with weeks from Monday. */
const plainChoices: MeasureChoices = {
  weekStartsOn: 'monday',
  timeZone: 'America/New_York',
  country: 'US',
  easter: 'western',
  attendance: [],
  kids: null,
  firstTimeGuests: null,
  serving: null,
  groups: null,
  giving: null,
  seats: null,
  brandTerms: [],
};

/** Today where a church is, by default one with the default choices: late on a Sunday UTC has Monday. */
export function localToday(timeZone = plainChoices.timeZone): string {
  return localDateOf(new Date().toISOString(), timeZone);
}

/** Inserts a church's choices. */
export async function buildChoices(
  owner: Owner,
  accountId: string,
  given: Partial<MeasureChoices> = {},
): Promise<void> {
  await owner.query(
    `insert into analytics.measure_choices (account_id, available, suggested, reasons, currency)
     values ($1, $2, $3, $4, 'USD')
     on conflict (account_id) do update set suggested = excluded.suggested`,
    [
      accountId,
      JSON.stringify(nothingKnown.available),
      JSON.stringify({ ...plainChoices, ...given }),
      JSON.stringify(nothingKnown.reasons),
    ],
  );
}

/** Asks a church a question about a figure, with an answer for each of these changes of its choices. */
export async function buildQuestion(
  owner: Owner,
  accountId: string,
  { id, figure, answers }: { id: string; figure: FigureId; answers: Partial<MeasureChoices>[] },
): Promise<void> {
  await owner.query(
    `insert into analytics.questions (account_id, id, figure, question, answers, choices)
     select account_id, $2, $3, 'Which one counts?', (
       select jsonb_agg(jsonb_build_object('id', 'answer ' || place, 'label', 'Answer ' || place,
         'choices', suggested || change)) from jsonb_array_elements($4::jsonb) with ordinality as given (change, place)
     ), suggested
     from analytics.measure_choices where account_id = $1`,
    [accountId, id, figure, JSON.stringify(answers)],
  );
}

/** Inserts or replaces weeks of one figure; a week without a value is missing. */
export async function buildFigures(
  owner: Owner,
  {
    accountId,
    figure,
    state = 'complete',
  }: { accountId: string; figure: AnyFigureId; state?: FigureState },
  readings: readonly Reading[],
): Promise<void> {
  const rows = readings.map(({ week, value, base }) => ({
    week,
    value,
    count: base ?? 1,
    state: value === null ? 'missing' : state,
  }));
  await owner.query(
    `insert into analytics.figures (account_id, figure, week, value, state, count, source, as_of)
     select $1, $2, week, value, state, count, 'headcounts', now()
     from jsonb_to_recordset($3) as row (week date, value numeric, state text, count integer)
     on conflict (account_id, figure, week) do update
       set value = excluded.value, state = excluded.state, count = excluded.count`,
    [accountId, figure, JSON.stringify(rows)],
  );
}
