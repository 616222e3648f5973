import type { Pool, PoolClient } from 'pg';
import { weekOf, weeksFrom } from '#analytics/calendar/church-week.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import { maskOfNotes } from '../../church/masked-weeks.ts';
import { parseAnnotations, parseChoices } from '../../church/parse-rows.ts';
import { asJobs, readTexts } from '../../church/read-texts.ts';
import { serviceDayOf } from '../../church/service-day.ts';

/** What else is known of a church whose people are counted: its service day, notes and headcounts. */
export async function readChurchFacts(
  client: Pool | PoolClient,
  accountId: string,
  { weekStartsOn }: Pick<MeasureChoices, 'weekStartsOn'>,
) {
  const texts = await readTexts(asJobs(client, accountId), ['choices', 'annotations']);
  const { serviceTimes, eventNames } = parseChoices(texts.choices);
  const { rows } = await client.query<{ week: string; value: number }>(
    `select week::text, value::float8 as value from analytics.figures
     where account_id = $1 and figure = 'attendance' and source = 'headcounts' and value > 0`,
    [accountId],
  );
  const notes = parseAnnotations(texts.annotations);
  const isMasked = maskOfNotes(notes);
  return {
    serviceDay: serviceDayOf(serviceTimes, eventNames),
    heads: new Map(rows.map(({ week, value }) => [week, value])),
    masked: maskedWeeks(notes, isMasked, weekStartsOn),
  };
}

/** The weeks that notes set aside, from the first to the last of them. */
function maskedWeeks(
  notes: readonly { from: string; to: string; doesNotCount: boolean }[],
  isMasked: (week: string) => boolean,
  weekStartsOn: MeasureChoices['weekStartsOn'],
): Set<string> {
  return new Set(
    notes
      .filter(({ doesNotCount }) => doesNotCount)
      .flatMap(({ from, to }) => weeksFrom(weekOf(from, weekStartsOn), weekOf(to, weekStartsOn)))
      .filter(isMasked),
  );
}
