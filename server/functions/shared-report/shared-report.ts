import { type ChurchReport, sharedReportRequest } from '#contract/functions/church-report.ts';
import { churchRefusals } from '#contract/messages/integrations.ts';
import { readPeopleRows } from '../../church/people-rows.ts';
import { asJobs } from '../../church/read-texts.ts';
import { ApiError } from '../../http/api-error.ts';
import type { SteepleContext } from '../../http/context.ts';
import type { ComputeServices } from '../../services.ts';
import { composeReport, type Period } from '../church-report/compose-report.ts';
import { readGoal } from '../figure-look/stored-goal.ts';
import { loadShared, openLink } from '../shared-pulse/open-link.ts';

/**
 * Answers `shared-report`, once its sender may ask: the report to the board for anybody with the link, which
 * says whether giving is in it. Cards are not, as on the shared dashboard.
 */
export async function answerSharedReport(
  services: ComputeServices,
  c: SteepleContext,
): Promise<Response> {
  const parsed = sharedReportRequest.safeParse(await c.req.json().catch(() => null));
  if (!parsed.success) {
    const message = churchRefusals.unfit;
    throw new ApiError({ status: 400, code: 'validation_failed', message });
  }
  c.header('Cache-Control', 'no-store');
  c.header('X-Robots-Tag', 'noindex');
  const { token, ...period } = parsed.data;
  return c.json(await readShared(services, { token, period }, c));
}

async function readShared(
  services: ComputeServices,
  { token, period }: { token: string; period: Period },
  c: SteepleContext,
): Promise<ChurchReport> {
  const link = await openLink(services, token);
  const { accountId, showsGiving, churchName } = link;
  const { input, pulseOf } = await loadShared(services, link, c);
  const { config, connections } = services;
  const ask = asJobs(connections.jobs, accountId);
  return composeReport({
    church: churchName,
    ask,
    period,
    input,
    ahead: pulseOf(undefined)?.coming ?? null,
    rows: await readPeopleRows(ask, config.clock.now(), showsGiving),
    switches: config.people,
    goal: await readGoal(ask, 'attendance', input.today.slice(0, 4)),
    showsGiving,
    cards: null,
  });
}
