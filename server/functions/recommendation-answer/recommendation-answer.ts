import { DatabaseError } from 'pg';
import type { z } from 'zod/mini';
import {
  type Recommendation,
  recommendationAnswerRequest,
} from '#contract/functions/recommendations.ts';
import { recommendationRefusals } from '#contract/messages/recommendations.ts';
import { isShowable } from '../../church/privacy.ts';
import { ApiError } from '../../http/api-error.ts';
import { cardStatement, readCard } from '../../recommendations/read-cards.ts';
import { runForChurch } from '../as-church-person.ts';
import type { NamedFunction } from '../named-function.ts';

/**
 * What a person says to a card: accepted, dismissed with a reason, done, or taken back. Gives the
 * card.
 */
export const recommendationAnswer: NamedFunction<z.infer<typeof recommendationAnswerRequest>> = {
  request: recommendationAnswerRequest,
  async run(services, claims, { accountId, id, answer, reason, who, by }): Promise<Recommendation> {
    const words = reason?.trim() || null;
    const isPlan = answer === 'planned';
    if (answer === 'dismissed' && words === null) {
      const message = recommendationRefusals.reasonNeeded;
      throw new ApiError({ status: 400, code: 'validation_failed', message });
    }
    const statement = {
      text: `with asked as materialized (select private.require_church_to_change($1::uuid)), said as (
        insert into analytics.recommendation_answers (account_id, recommendation_id, answer, reason, who, due_on)
        select $1::uuid, card.id, $3, $4, $5, $6::date from asked, analytics.recommendations as card
        where card.account_id = $1::uuid and card.id = $2::uuid
          and ${isShowable('card')} returning 1)
      select (select count(*) from said)::text, private.note_account_view($1::uuid)::text`,
      values: [
        accountId,
        id,
        answer,
        words,
        isPlan ? who?.trim() || null : null,
        isPlan ? (by ?? null) : null,
      ],
    };
    const [count] = await runForChurch(services, claims, statement).catch(refuseRepeated);
    const [card] = await runForChurch(services, claims, cardStatement(accountId, id));
    if (count === '0' || !card) {
      const message = recommendationRefusals.unknown;
      throw new ApiError({ status: 404, code: 'recommendation_not_found', message });
    }
    return readCard(card, services.config);
  },
};

function refuseRepeated(error: unknown): never {
  if (error instanceof DatabaseError && error.code === 'ST412') {
    const message = recommendationRefusals.answered;
    throw new ApiError({ status: 409, code: 'already_answered', message }, error);
  }
  throw error;
}
