import { weekOf } from '#analytics/calendar/church-week.ts';
import { newestClosedQuarter } from '#analytics/people/counting/count-quarters.ts';
import type { ChurchPeopleRows } from '#analytics/people/telling/people-rows.ts';
import { ApiError } from '../../http/api-error.ts';
import type { VerifiedClaims } from '../../http/claims.ts';
import type { ComputeServices } from '../../services.ts';
import { runForChurch } from '../as-church-person.ts';

/** A quarter that is closed and was not counted yet is counted at once when somebody opens its report. */
export async function countForReport(
  services: ComputeServices,
  claims: VerifiedClaims,
  accountId: string,
  { rows, quarters }: { rows: ChurchPeopleRows; quarters: readonly string[] },
): Promise<void> {
  const counted = rows.basis?.quarter ?? null;
  const closed = newestClosedQuarter(rows, weekOf(rows.today, rows.weekStartsOn), rows.today);
  const isAwaited = quarters.some((quarter) => quarter <= closed && quarter > (counted ?? closed));
  if (!isAwaited) {
    return;
  }
  try {
    await runForChurch(services, claims, {
      text: 'select private.request_quarter($1::uuid)',
      values: [accountId],
    });
  } catch (error) {
    // Whoever may only look reads what there is.
    if (!(error instanceof ApiError)) {
      throw error;
    }
  }
}
