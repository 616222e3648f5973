import { DatabaseError } from 'pg';
import { z } from 'zod';
import { weekOf } from '#analytics/calendar/church-week.ts';
import { dateFormat } from '#contract/formats.ts';
import {
  type CountSave,
  countSaveRequest,
  countSaveResponse,
} from '#contract/functions/count-sheet.ts';
import { weekdays } from '#contract/functions/measures.ts';
import { countRefusals } from '#contract/messages/count-refusals.ts';
import { valueWords } from '#contract/messages/figure-words.ts';
import { churchRefusals } from '#contract/messages/integrations.ts';
import { minorDigits } from '#contract/minor-units.ts';
import { usualPlace } from '#contract/usual-place.ts';
import { ApiError } from '../../http/api-error.ts';
import { runAboutChurch } from '../about-church.ts';
import { runForChurch } from '../as-church-person.ts';
import type { NamedFunction } from '../named-function.ts';
import { doubtWords } from './doubt-words.ts';
import { mostExpected } from './most-expected.ts';

/** Keeps what a person typed, each number for itself, and answers after it is kept. */
export const countSave: NamedFunction<z.infer<typeof countSaveRequest>> = {
  request: countSaveRequest,
  async run(services, claims, { accountId, saves }) {
    const [known, expected] = await runAboutChurch(services, claims, accountId, {
      isChange: true,
      columns: [keepingColumn, 'private.own_expected_weeks($1::uuid)::text'],
    });
    const church = keepingOf(known);
    const most = mostExpected(expected);
    const kept = saves.map((save) => savedAs(save, church, most));
    const [answers = null] = await keep(() =>
      runForChurch(services, claims, {
        text: 'select private.save_counts($1::uuid, $2::jsonb)::text',
        values: [accountId, JSON.stringify(kept)],
      }),
    );
    const results = answered.parse(JSON.parse(answers ?? '[]'));
    // Where nothing has changed, no open page has to read its counts again.
    if (results.some(({ status }) => status !== 'same' && status !== 'refused')) {
      services.changes.tell({ table: 'analytics.counts', accounts: [accountId] });
    }
    return countSaveResponse.parse({
      results: results.map(({ key, status, count = null, why }, at) => {
        const { date: day = '', value = null } = saves[at] ?? {};
        const error =
          why === 'digits'
            ? unsureAmount(value ?? 0, church.currency)
            : why
              ? refusalWords(why, day)
              : null;
        const doubt = status === 'ask' ? doubtWords(value ?? 0) : null;
        const told = error ?? doubt;
        return { key, status, count, ...(told === null ? {} : { error: told }) };
      }),
    });
  },
};

/** What of a church its counts are kept by: its first day of the week, its currency, and which categories are a week's. */
export const keepingColumn = `json_build_object(
  'currency', (select currency from analytics.measure_choices where account_id = $1::uuid),
  'weekStartsOn', (select coalesce(chosen, suggested) ->> 'weekStartsOn' from analytics.measure_choices where account_id = $1::uuid),
  'weekly', (select coalesce(json_agg(id), '[]') from analytics.count_categories where account_id = $1::uuid and per = 'week'),
  'feeds', (select coalesce(json_object_agg(id, feeds), '{}') from analytics.count_categories where account_id = $1::uuid))::text`;

const keeping = z.object({
  weekStartsOn: z.enum(weekdays).catch(usualPlace.weekStartsOn),
  currency: z.nullable(z.string()),
  weekly: z.array(z.string()),
  feeds: z.record(z.string(), z.string()),
});

/** Reads that column. */
export function keepingOf(text: string | null | undefined): z.infer<typeof keeping> {
  return keeping.parse(JSON.parse(text ?? '{}'));
}

const date = z.iso.date();

/** A save as PostgreSQL takes it: a date or none, a week by its first day, and what is expected at most. */
function savedAs(
  save: CountSave,
  { weekStartsOn, weekly, feeds }: z.infer<typeof keeping>,
  most: ReadonlyMap<string, number>,
) {
  const day = date.safeParse(save.date).success ? save.date : null;
  const isWeekly = day !== null && weekly.includes(save.categoryId);
  return {
    ...save,
    date: isWeekly ? weekOf(day, weekStartsOn) : day,
    most: most.get(feeds[save.categoryId] ?? '') ?? null,
  };
}

const answered = z.array(
  z.object({
    key: z.string(),
    status: z.enum(['saved', 'same', 'differs', 'ask', 'refused']),
    count: z.unknown().optional(),
    why: z.string().optional(),
  }),
);

/** Runs what keeps saves: keys that came with other bodies are told in their own words. */
export async function keep<Answer>(run: () => Promise<Answer>): Promise<Answer> {
  try {
    return await run();
  } catch (error) {
    const isOther =
      (error instanceof ApiError && error.content.code === 'changed_meanwhile') ||
      (error instanceof DatabaseError && error.code === 'ST419');
    throw isOther
      ? new ApiError({ status: 409, code: 'other_body', message: countRefusals.key }, error)
      : error;
  }
}

/** What an amount may be that does not say its digits: of the currency now, or as engines have had it. */
function unsureAmount(value: number, currency: string | null): string {
  const words = (minor: number) => valueWords(minor, 'money', currency);
  return countRefusals.unsureAmount(words(value * 10 ** minorDigits(currency)), words(value));
}

/** Why a save was refused, in words. */
export function refusalWords(why: string, day: string): string {
  switch (why) {
    case 'giving':
      return churchRefusals.withoutGiving;
    case 'date':
      return countRefusals.date;
    case 'value':
      return countRefusals.value;
    case 'days':
      return countRefusals.days;
    case 'key':
      return countRefusals.key;
    case 'future':
      return countRefusals.future(
        dateFormat({ weekday: 'long' }).format(new Date(`${day}T12:00:00Z`)),
      );
    default:
      return countRefusals.unknown;
  }
}
