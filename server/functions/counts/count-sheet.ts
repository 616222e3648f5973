import { z } from 'zod';
import { weekOf } from '#analytics/calendar/church-week.ts';
import { addDays } from '#analytics/calendar/plain-date.ts';
import {
  type CountSheet,
  countSheetRequest,
  countSheetResponse,
  type StandingCount,
  standingCount,
} from '#contract/functions/count-sheet.ts';
import { type CountCategory, countCategory, countService } from '#contract/functions/counts.ts';
import type { AskChurch } from '../../church/read-texts.ts';
import type { Services } from '../../services.ts';
import { asPerson } from '../about-church.ts';
import type { NamedFunction } from '../named-function.ts';
import { tellQuestions } from './count-question-words.ts';
import { categoriesColumn, currencyColumn, questionsColumn, servicesColumn } from './count-rows.ts';
import { keepingColumn, keepingOf } from './count-save.ts';

/** A day's services with what stands for each category, and its week's counts. */
export const countSheet: NamedFunction<z.infer<typeof countSheetRequest>> = {
  request: countSheetRequest,
  run: (services, claims, { accountId, date }) =>
    readSheet(services, asPerson(services, claims, accountId), date),
};

const standing = z.array(
  z.object({
    ...standingCount.shape,
    serviceId: z.string().nullable(),
    span: z.enum(['day', 'week']),
  }),
);
type Standing = z.infer<typeof standing>;

async function readSheet(
  { config }: Services,
  ask: AskChurch,
  asked: string | undefined,
): Promise<CountSheet> {
  const [keeping, listed, among, currency, today = '', last = null] = await ask([
    keepingColumn,
    servicesColumn,
    categoriesColumn,
    currencyColumn,
    'private.church_today($1::uuid)::text',
    lastDayColumn,
  ]);
  const date = asked ?? last ?? today ?? '';
  const weekDate = weekOf(date, keepingOf(keeping).weekStartsOn);
  const [counts, held, missing, questions] = await ask(
    [countsColumn, heldColumn, missingColumn, questionsColumn(ofDate)],
    [date, weekDate, addDays(weekDate, 6)],
  );
  const kept = standing.parse(JSON.parse(counts ?? '[]'));
  const categories = z
    .array(z.custom<CountCategory>((each) => countCategory.safeParse(each).success))
    .parse(JSON.parse(among ?? '[]'))
    .filter(({ away }) => !away);
  const isHeld = new Set([
    ...z.array(z.string()).parse(JSON.parse(held ?? '[]')),
    ...kept.flatMap(({ serviceId }) => serviceId ?? []),
  ]);
  const services = z.array(shortService).parse(JSON.parse(listed ?? '[]'));
  return countSheetResponse.parse({
    date,
    today,
    services: services
      .filter(({ id }) => isHeld.has(id))
      .map((service) => ({
        ...service,
        counts: countsOf(service.id, 'service', categories, kept),
      })),
    week: countsOf(null, 'week', categories, kept),
    weekDate,
    categories,
    missing: JSON.parse(missing ?? '[]'),
    questions: tellQuestions(questions, { now: config.clock.now(), currency: currency ?? null }),
    currency: currency ?? null,
  });
}

const { id, name, time, campus } = countService.shape;
const shortService = z.object({ id, name, time, campus });

/** A count for each category, also where nobody has counted. */
function countsOf(
  serviceId: string | null,
  per: CountCategory['per'],
  categories: readonly CountCategory[],
  kept: Standing,
): StandingCount[] {
  return categories
    .filter((category) => category.per === per)
    .map(({ id: categoryId }) => {
      const found = kept.find(
        (each) =>
          each.serviceId === serviceId &&
          each.categoryId === categoryId &&
          (serviceId !== null || each.span === 'week'),
      );
      const nothing = { value: null, revision: 0, state: 'uncounted', by: null, at: null } as const;
      const {
        serviceId: _,
        span: __,
        ...count
      } = found ?? { ...nothing, categoryId, serviceId, span: 'day' };
      return count;
    });
}

/** The newest day up to today on which a service is held. */
const lastDayColumn = `(select max(day)::date from analytics.count_services as service,
    generate_series(private.church_today($1::uuid) - 6, private.church_today($1::uuid), interval '1 day') as day
  where service.account_id = $1::uuid and private.is_held(service, day::date))::text`;

/** The counts of a day, \`$2\`, and of its week, \`$3\` to \`$4\`. */
const countsColumn = `(select coalesce(json_agg(private.count_json(count)
    || jsonb_build_object('serviceId', service_id, 'span', span)), '[]')
  from analytics.counts as count where account_id = $1::uuid
    and (day = $2::date and span = 'day' or span = 'week' and day between $3::date and $4::date))::text`;

const heldColumn = `(select coalesce(json_agg(id), '[]') from analytics.count_services as service
  where account_id = $1::uuid and private.is_held(service, $2::date))::text`;

/** Days of the last 13 weeks on which an expected service has no count, the newest first. */
const missingColumn = `(select coalesce(json_agg(day order by day desc), '[]') from (
  select distinct day::date as day from analytics.count_services as service,
    generate_series(private.church_today($1::uuid) - 91, private.church_today($1::uuid) - 1, interval '1 day') as day
  where service.account_id = $1::uuid and private.is_uncounted(service, day::date)) as missed)::text`;

const ofDate = `question.answer is null
  and (count.day = $2::date or count.span = 'week' and count.day between $3::date and $4::date)`;
