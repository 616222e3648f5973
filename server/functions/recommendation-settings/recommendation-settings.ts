import { z } from 'zod';
import {
  type RecommendationSettings,
  recommendationSettingsRequest,
  recommendationSettingsResponse,
} from '#contract/functions/recommendations.ts';
import { isShowable } from '../../church/privacy.ts';
import { describeModel, modelStateSql } from '../../recommendations/read-cards.ts';
import { runForChurch } from '../as-church-person.ts';
import { runForOwnAdmin } from '../as-own-admin.ts';
import type { NamedFunction } from '../named-function.ts';

/** So many of what was sent are shown, newest first; for one card there are fewer. */
const sentShown = 50;

/**
 * Whether a model words a church's cards, how often it may be asked, and what was sent. A super admin only
 * turns it off.
 */
export const recommendationSettings: NamedFunction<z.infer<typeof recommendationSettingsRequest>> =
  {
    request: recommendationSettingsRequest,
    async run(services, claims, asked): Promise<RecommendationSettings> {
      const { accountId, recommendationId, isOn, requestsMax } = asked;
      if (isOn !== undefined || requestsMax !== undefined) {
        await runForOwnAdmin(services, claims, {
          text: `with asked as materialized (select private.require_church_to_change($1::uuid)), kept as (
          insert into analytics.model_settings (account_id, is_on, requests_max)
          select $1::uuid, coalesce($2::boolean, false), coalesce($3::integer, 60) from asked
          on conflict (account_id) do update set
            is_on = coalesce($2::boolean, model_settings.is_on),
            requests_max = coalesce($3::integer, model_settings.requests_max)
          returning 1)
        select (select count(*) from kept)::text`,
          values: [accountId, isOn?.toString() ?? null, requestsMax?.toString() ?? null],
        });
      }
      const [found] = await runForChurch(services, claims, {
        text: `with asked as materialized (select private.require_church($1::uuid))
        select json_build_object('model', ${modelStateSql}, 'sent', (
          select coalesce(json_agg(json_build_object(
            'recommendationId', recommendation_id, 'sentAt', sent_at, 'provider', provider, 'model', model,
            'request', request,
            'answer', private.model_answer(id), 'outcome', outcome, 'problem', problem)), '[]')
          from (select id, recommendation_id, sent_at, provider, model, request, outcome, problem
            from analytics.model_requests as request where account_id = $1::uuid
            and ($2::uuid is null or recommendation_id = $2::uuid)
            and not exists (select from analytics.recommendations as card
              where card.account_id = request.account_id and card.id = request.recommendation_id
                and not (${isShowable('card')}))
            order by sent_at desc limit ${sentShown}) as newest))::text
        from asked, lateral (select private.note_account_view($1::uuid)) as noted`,
        values: [accountId, recommendationId ?? null],
      });
      const { model, sent } = kept.parse(JSON.parse(found ?? 'null'));
      return { model: describeModel(model, services.config), sent };
    },
  };

const kept = z.object({ model: z.unknown(), sent: recommendationSettingsResponse.shape.sent });
