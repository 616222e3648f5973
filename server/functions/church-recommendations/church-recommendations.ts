import type { z } from 'zod/mini';
import {
  type ChurchRecommendations,
  churchRecommendationsRequest,
} from '#contract/functions/recommendations.ts';
import { cardsStatement, readCards } from '../../recommendations/read-cards.ts';
import type { ComputeServices } from '../../services.ts';
import { runForChurch } from '../as-church-person.ts';
import type { NamedFunction } from '../named-function.ts';

/**
 * This week's cards of a church, what was looked at, and the earlier cards with what became of
 * them, page by page. A super admin's look is noted.
 */
export const churchRecommendations: NamedFunction<
  z.infer<typeof churchRecommendationsRequest>,
  ComputeServices
> = {
  request: churchRecommendationsRequest,
  async run(services, claims, { accountId, before }): Promise<ChurchRecommendations> {
    const { text, values } = cardsStatement(accountId, before ?? null);
    const noted = `${text}, lateral (select private.note_account_view($1::uuid)) as noted`;
    const [found] = await runForChurch(services, claims, { text: noted, values });
    return readCards(found, services.config);
  },
};
