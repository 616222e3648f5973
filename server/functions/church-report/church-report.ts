import type * as z from 'zod/mini';
import { figuresPulse } from '#analytics/pulse/figures-pulse.ts';
import { isTileOfGiving } from '#analytics/pulse/tile-definitions.ts';
import { isGiving } from '#contract/figures.ts';
import { type ChurchReport, churchReportRequest } from '#contract/functions/church-report.ts';
import type { Recommendation } from '#contract/functions/recommendations.ts';
import { readPeopleRows } from '../../church/people-rows.ts';
import type { VerifiedClaims } from '../../http/claims.ts';
import { cardsStatement, readCards } from '../../recommendations/read-cards.ts';
import type { ComputeServices } from '../../services.ts';
import { asPerson } from '../about-church.ts';
import { runForChurch } from '../as-church-person.ts';
import { readGoal } from '../figure-look/stored-goal.ts';
import type { NamedFunction } from '../named-function.ts';
import { readPulse } from '../read-pulse.ts';
import { composeReport, quartersOf } from './compose-report.ts';
import { countForReport } from './count-for-report.ts';

const accountName = '(select account_name from public.accounts where id = $1::uuid)';

/**
 * A quarter or a year for the board: what the screens say, on two to four pages. Giving is in it where it is
 * asked for and the person may see it.
 */
export const churchReport: NamedFunction<z.infer<typeof churchReportRequest>, ComputeServices> = {
  request: churchReportRequest,
  async run(services, claims, { accountId, showsGiving, ...period }, c): Promise<ChurchReport> {
    const { input, aheadOf, tiles } = await readPulse(services, claims, accountId, c);
    const ask = asPerson(services, claims, accountId);
    const withGiving = showsGiving && tiles.some(isGiving);
    const [church] = await ask([accountName]);
    const rows = await readPeopleRows(
      ask,
      services.config.clock.now(),
      withGiving ? undefined : false,
    );
    await countForReport(services, claims, accountId, { rows, quarters: quartersOf(period) });
    const shown = tiles.filter((tile) => withGiving || !isTileOfGiving(tile, input));
    return composeReport({
      church: church ?? '',
      ask,
      period,
      input,
      ahead:
        figuresPulse(input, { week: undefined, cards: [], aheadOf, tiles: shown })?.coming ?? null,
      rows,
      switches: services.config.people,
      goal: await readGoal(ask, 'attendance', input.today.slice(0, 4)),
      showsGiving: withGiving,
      cards: (await readAllCards(services, claims, accountId)).filter(
        ({ finding: { figures } }) => withGiving || !figures.some(isGiving),
      ),
    });
  },
};

/** This week's cards and the earlier ones, as far back as one page goes. */
async function readAllCards(
  services: ComputeServices,
  claims: VerifiedClaims,
  accountId: string,
): Promise<Recommendation[]> {
  const [found] = await runForChurch(services, claims, cardsStatement(accountId, null));
  const { cards, earlier } = readCards(found, services.config);
  return [...cards, ...earlier];
}
