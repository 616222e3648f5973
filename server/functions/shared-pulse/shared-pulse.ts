import { type SharedPulse, sharedPulseRequest } from '#contract/functions/share-links.ts';
import type { SteepleContext } from '../../http/context.ts';
import type { ComputeServices } from '../../services.ts';
import { linkEnded, loadShared, openLink } from './open-link.ts';

/** Answers `shared-pulse`, once its sender may ask: what a link shows to anybody who has it. */
export async function answerSharedPulse(
  services: ComputeServices,
  c: SteepleContext,
): Promise<Response> {
  const parsed = sharedPulseRequest.safeParse(await c.req.json().catch(() => null));
  if (!parsed.success) {
    throw linkEnded();
  }
  c.header('Cache-Control', 'no-store');
  c.header('X-Robots-Tag', 'noindex');
  return c.json(await readShared(services, parsed.data, c));
}

async function readShared(
  services: ComputeServices,
  { token, week }: { token: string; week?: string | undefined },
  c: SteepleContext,
): Promise<SharedPulse> {
  const link = await openLink(services, token);
  const pulse = (await loadShared(services, link, c)).pulseOf(week);
  return {
    churchName: link.churchName,
    expiresAt: link.expiresAt.toISOString(),
    pulse: pulse && {
      ...pulse,
      trust: { ...pulse.trust, connections: [] },
      questions: [],
      annotations: link.showsNotes ? pulse.annotations : [],
    },
  };
}
