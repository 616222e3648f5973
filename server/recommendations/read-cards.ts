import { z } from 'zod';
import { tellUncounted } from '#analytics/findings/rules/uncounted-weeks.ts';
import { lookedAt } from '#contract/findings.ts';
import {
  type ChurchRecommendations,
  earlierCardsMax,
  type ModelState,
  type Recommendation,
  recommendation,
} from '#contract/functions/recommendations.ts';
import { innocentMessages } from '#contract/messages/card-causes.ts';
import { languageNow, languages } from '#contract/messages/language.ts';
import type { Statement } from '#database/access/scoped-query.ts';
import { parseChoices, uncountedWeeks } from '../church/parse-rows.ts';
import { isShowable } from '../church/privacy.ts';
import { churchColumns } from '../church/rows.ts';
import { serviceDayOf } from '../church/service-day.ts';
import { inOrder, isNotSettled, isOpen, uncountedOf } from '../church/settled-cards.ts';
import { missingServicesOf, recentServicesSql } from '../church/week-services.ts';
import type { Config } from '../config.ts';
import { adviceInLanguage } from './demo/demo-advice.ts';
import { storedChoice, wordingFrom } from './model/choose-wording.ts';
import { providerOf } from './model/endpoint.ts';
import { inReadersLanguage, toldWords } from './told-words.ts';

// What a process of the version before may have stored is not told.
const wording = storedChoice.nullable().catch(null);
const storedCard = z.object({
  ...recommendation.shape,
  wording,
  told: toldWords,
  uncounted: uncountedWeeks,
  around: z.nullable(z.object({ services: z.unknown(), choices: z.unknown() })),
});
const storedLook = z.object({
  ...lookedAt.shape,
  told: z.partialRecord(z.enum(languages), lookedAt).catch({}),
});
const usage = z.object({ isOn: z.boolean(), requestsMax: z.int(), requestsUsed: z.int() });
const stored = z.object({
  week: z.iso.date().nullable(),
  weeksCounted: z.int(),
  lookedAt: z.array(storedLook),
  cards: z.array(storedCard),
  /** One more than a page has shows that there is a next one. */
  earlier: z.array(storedCard),
  model: usage,
});

/** The state of wording by a model for a church, as JSON; `$1` is the account. */
export const modelStateSql = `json_build_object(
  'isOn', coalesce((select is_on from analytics.model_settings where account_id = $1::uuid), false),
  'requestsMax', coalesce((select requests_max from analytics.model_settings where account_id = $1::uuid), 60),
  'requestsUsed', (select count(*) from analytics.model_requests
    where account_id = $1::uuid and sent_at >= date_trunc('month', now())))`;

/** The newest plan of a card, after `select …`. */
const lastPlan = `from analytics.recommendation_answers as plan
    where plan.account_id = card.account_id and plan.recommendation_id = card.id and answer = 'planned'
    order by answered_at desc, id desc limit 1`;

/** A card as JSON; `card` is its row. */
const cardSql = `json_build_object(
  'id', id, 'week', week, 'finding', finding, 'told', told, 'wording', wording,
  'entries', private.card_entries(id), 'who', (select who ${lastPlan}),
  'uncounted', ${uncountedOf('card')},
  'around', case when rule = 'uncounted_weeks' and status in ('new', 'accepted')
    then json_build_object('services', ${recentServicesSql}, 'choices', ${churchColumns.choices}) end,
  'dueOn', coalesce((select plan.due_on ${lastPlan}), card.due_on), 'expected', expected, 'score', score, 'status', status, 'createdAt', created_at,
  'sent', (select count(*) from analytics.model_requests as request
    where request.account_id = card.account_id and request.recommendation_id = card.id),
  'answers', (select coalesce(json_agg(json_build_object(
      'answer', answer, 'reason', reason, 'person', person, 'at', answered_at) order by answered_at), '[]')
    from analytics.recommendation_answers as said
    where said.account_id = card.account_id and said.recommendation_id = card.id
      and answer <> 'planned'))`;

const newestWeek =
  '(select max(week) from analytics.recommendation_weeks where account_id = $1::uuid)';

/** Whether a card is one of this week's, or open still. */
const isCurrent = `(made.week = ${newestWeek} or ${isOpen('made')})`;

/** The church's cards of some kind that may be shown; what takes longer is looked at of these only. */
function shownCards(kind: string): string {
  return `select * from analytics.recommendations as made where account_id = $1::uuid
    and case when ${kind} then ${isShowable()} and (status <> 'new' or ${isNotSettled('made')}) end`;
}

/**
 * The statement behind `readCards`. Row-level security limits it to the person's accounts.
 *
 * @param before the card that the page before ended with
 */
export function cardsStatement(accountId: string, before: string | null): Statement {
  return {
    text: `with asked as materialized (select private.require_church($1::uuid))
    select json_build_object(
      'week', ${newestWeek},
      'weeksCounted', ${churchColumns.weeksCounted},
      'lookedAt', coalesce((select private.told_looks(account_id, week, looked_at) from analytics.recommendation_weeks
        where account_id = $1::uuid order by week desc limit 1), '[]'),
      'model', ${modelStateSql},
      'cards', (select coalesce(json_agg(${cardSql} order by ${inOrder}), '[]') from (
        ${shownCards(`$2::uuid is null and ${isCurrent}`)}) as card),
      'earlier', (select coalesce(json_agg(${cardSql} order by week desc, place), '[]') from (
        ${shownCards(`${isCurrent} is not true
          and ($2::uuid is null or (week, -place) < (select week, -place
            from analytics.recommendations where account_id = $1::uuid and id = $2::uuid))`)}
        order by week desc, place limit ${earlierCardsMax + 1}) as card)
    )::text from asked`,
    values: [accountId, before],
  };
}

/** Parses its result: this week's cards with those of before that are open still, and a page of the earlier ones. */
export function readCards(text: string | null | undefined, config: Config): ChurchRecommendations {
  const {
    cards,
    earlier: older,
    model,
    lookedAt: looks,
    ...rest
  } = stored.parse(JSON.parse(text ?? 'null'));
  const now = config.clock.now().toISOString();
  const told = (some: typeof cards) => some.map((card) => toldCard(card, now));
  const earlier = told(older.slice(0, earlierCardsMax));
  return {
    ...rest,
    lookedAt: looks.map(({ told, ...look }) => told[languageNow()] ?? look),
    cards: told(cards),
    earlier,
    next: older.length > earlier.length ? (earlier.at(-1)?.id ?? null) : null,
    model: describeModel(model, config),
  };
}

/** One card as JSON, or nothing. Row-level security limits it to the person's accounts. */
export function cardStatement(accountId: string, id: string): Statement {
  return {
    text: `with asked as materialized (select private.require_church($1::uuid))
    select (select ${cardSql} from analytics.recommendations as card
      where account_id = $1::uuid and id = $2::uuid
        and ${isShowable()})::text from asked`,
    values: [accountId, id],
  };
}

/** Parses its result. */
export function readCard(text: string, { clock }: Config): Recommendation {
  return toldCard(storedCard.parse(JSON.parse(text)), clock.now().toISOString());
}

function toldCard(
  { told, uncounted, around, ...kept }: z.infer<typeof storedCard>,
  now: string,
): Recommendation {
  const card = asItIsNow(inReadersLanguage(kept, told), uncounted, aroundOf(around, now));
  return {
    ...card,
    entries: card.entries.map(adviceInLanguage),
    wording: card.wording && wordingFrom(card.finding, card.wording),
  };
}

/** What a card about missing counts is told with: the church's service day, and which services are missing. */
function aroundOf(around: z.infer<typeof storedCard>['around'], now: string) {
  const { serviceTimes, eventNames } = parseChoices(
    around?.choices ? JSON.stringify(around.choices) : null,
  );
  return {
    serviceDay: serviceDayOf(serviceTimes, eventNames),
    services: missingServicesOf(around?.services, now),
  };
}

/** A card about missing counts speaks of those that are still missing, as the dashboard does. */
function asItIsNow<Card extends Pick<Recommendation, 'finding'>>(
  card: Card,
  uncounted: z.infer<typeof uncountedWeeks>,
  around: ReturnType<typeof aroundOf>,
): Card {
  if (uncounted === null) {
    return card;
  }
  const now = tellUncounted(uncounted, around);
  const general = innocentMessages.uncounted_weeks;
  const { from, to } = card.finding.weeks;
  const weeks = { from: uncounted[0]?.week ?? from, to: uncounted.at(-1)?.week ?? to };
  return {
    ...card,
    finding: { ...card.finding, ...now, weeks, otherwise: [...now.otherwise, ...general] },
  };
}

/** The state of the model, for people. */
export function describeModel(state: unknown, config: Config): ModelState {
  return { provider: providerOf(config), ...usage.parse(state) };
}
