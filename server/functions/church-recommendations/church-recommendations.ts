import type { z } from 'zod/mini';
import {
  type ChurchRecommendations,
  churchRecommendationsRequest,
} from '#contract/functions/recommendations.ts';
import { cardsStatement, readCards } from '../../recommendations/read-cards.ts';
import { runForChurch } from '../as-church-person.ts';
import type { NamedFunction } from '../named-function.ts';

/** This week's cards of a church, what was looked at, and the earlier cards with what became of them. */
export const churchRecommendations: NamedFunction<z.infer<typeof churchRecommendationsRequest>> = {
  request: churchRecommendationsRequest,
  async run(services, claims, { accountId }): Promise<ChurchRecommendations> {
    const [found] = await runForChurch(services, claims, cardsStatement(accountId));
    return readCards(found, services.config);
  },
};
