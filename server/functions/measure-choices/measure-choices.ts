import * as z from 'zod/mini';
import { askedOf } from '#analytics/choices/questions.ts';
import { localDay } from '#contract/formats.ts';
import {
  measureChoices as choicesSchema,
  type MeasureChoicesAnswer,
  measureChoicesRequest,
  measureChoicesResponse,
  measureQuestion,
} from '#contract/functions/measures.ts';
import { storedNotice } from '#contract/functions/notices.ts';
import { refusedProducts } from '#contract/messages/notices.ts';
import { integrationTitles } from '#contract/messages/sync.ts';
import { nothingKnown } from '../../church/choices.ts';
import type { VerifiedClaims } from '../../http/claims.ts';
import type { ComputeServices } from '../../services.ts';
import { runForChurch } from '../as-church-person.ts';
import type { NamedFunction } from '../named-function.ts';

/** What can count at a church, what is suggested and why, and what somebody has chosen. */
export const measureChoices: NamedFunction<
  z.infer<typeof measureChoicesRequest>,
  ComputeServices
> = {
  request: measureChoicesRequest,
  run: async (services, claims, { accountId }) =>
    z.encode(measureChoicesResponse, await readMeasureChoices(services, claims, accountId)),
};

/**
 * Reads them as the person who asks.
 *
 * @throws ApiError 403, 404 or 409
 */
export async function readMeasureChoices(
  services: ComputeServices,
  claims: VerifiedClaims,
  accountId: string,
): Promise<MeasureChoicesAnswer & { handServices: string[] }> {
  const [found] = await runForChurch(services, claims, {
    text: `select case when private.require_connected_church($1::uuid)::text is not null then (
          select json_build_object('available', available, 'suggested', suggested, 'reasons', reasons,
            'chosen', chosen, 'by', case when chosen is null then 'suggested' else 'chosen' end,
            'handServices', jsonb_path_query_array(coalesce(by_hand, '{}'), '$.services[*].id'),
            'version', version, 'questions', ${questionsColumn},
            'notices', (select notices from private.own_connections($1::uuid) where integration_type = 'planning_center'))
          from analytics.measure_choices where account_id = $1::uuid
        ) end::text from (select private.note_account_view($1::uuid)) as noted`,
    values: [accountId],
  });
  if (!found) {
    const { available, suggested, reasons } = nothingKnown;
    const none = { chosen: null, by: 'suggested', version: 0 } as const;
    return { available, suggested, reasons, ...none, questions: [], handServices: [] };
  }
  const { notices, ...kept } = keptChoices.parse(JSON.parse(found));
  const counted = kept.chosen ?? kept.suggested;
  const { timeZone } = counted;
  const today = localDay(services.config.clock.now(), timeZone);
  const about = { title: integrationTitles.planning_center, timeZone, today };
  const refused = { ...kept.available.refused, ...refusedProducts(notices ?? [], about) };
  const available = { ...kept.available, refused };
  return {
    ...kept,
    available,
    questions: kept.questions.map((question) => askedOf(question, counted)),
  };
}

/** The open questions of the account `$1`, with the choices that their answers change. */
const questionsColumn = `(select coalesce(json_agg(json_build_object('id', id, 'figure', figure,
    'question', question, 'answers', answers, 'basis', choices) order by asked_at, figure, id), '[]')
  from analytics.questions where account_id = $1::uuid and about = 'choices' and answered_at is null)`;

const keptAnswer = z.object({
  id: z.string(),
  label: z.string(),
  choices: choicesSchema,
});
const keptChoices = z.extend(measureChoicesResponse, {
  suggested: choicesSchema,
  chosen: z.nullable(choicesSchema),
  questions: z.array(
    z.extend(measureQuestion, { answers: z.array(keptAnswer), basis: choicesSchema }),
  ),
  handServices: z.array(z.string()),
  notices: z.nullable(z.array(storedNotice)),
});
