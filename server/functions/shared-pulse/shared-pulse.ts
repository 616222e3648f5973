import { z } from 'zod';
import { figuresPulse } from '#analytics/pulse/figures-pulse.ts';
import { isTileOfGiving, tilesOf } from '#analytics/pulse/tile-definitions.ts';
import { type SharedPulse, sharedPulseRequest } from '#contract/functions/share-links.ts';
import { pulseRefusals } from '#contract/messages/dashboard.ts';
import { isAboutGiving } from '#contract/messages/notices.ts';
import { asJobs, readTexts } from '../../church/read-texts.ts';
import { ApiError } from '../../http/api-error.ts';
import type { SteepleContext } from '../../http/context.ts';
import { type LoadedPulse, loadPulse } from '../../pulse/load-pulse.ts';
import type { ComputeServices } from '../../services.ts';
import { hashShareToken } from '../share-links/share-token.ts';

const opened = z.object({
  account_id: z.string(),
  account_name: z.string(),
  shows_giving: z.boolean(),
  shows_notes: z.boolean(),
  expires_at: z.date(),
});
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
  { config, connections: { jobs } }: ComputeServices,
  { token, week }: { token: string; week?: string | undefined },
  c: SteepleContext,
): Promise<SharedPulse> {
  const found = await jobs.query('select * from private.open_share_link($1)', [
    hashShareToken(token),
  ]);
  const link = opened.safeParse(found.rows[0]);
  if (!link.success) {
    throw linkEnded();
  }
  const { account_id: accountId, account_name: churchName, expires_at } = link.data;
  const { toldConnections = null, ...texts } = await readTexts(asJobs(jobs, accountId), [
    'figures',
    'asked',
    'answers',
    'choices',
    'annotations',
    'expected',
    'toldConnections',
  ]);
  const keeping = { jobs, accountId, log: c.get('log'), seesGiving: true };
  const loaded = await loadPulse(
    { ...texts, connections: toldConnections },
    config.clock.now().toISOString(),
    keeping,
  );
  const pulse = figuresPulse(...sharedPart(loaded, week, link.data));
  return {
    churchName,
    expiresAt: expires_at.toISOString(),
    pulse: pulse && {
      ...pulse,
      trust: { ...pulse.trust, connections: [] },
      questions: [],
      annotations: link.data.shows_notes ? pulse.annotations : [],
    },
  };
}

/** What of a church's dashboard this link shows. */
function sharedPart(
  { input, aheadOf }: LoadedPulse,
  week: string | undefined,
  { shows_giving, shows_notes }: z.infer<typeof opened>,
): Parameters<typeof figuresPulse> {
  // Without its words a note still leaves out its weeks.
  const annotations = input.annotations.map((note) => ({
    ...note,
    by: null,
    text: shows_notes ? note.text : '',
  }));
  const tiles = tilesOf(input).filter((tile) => shows_giving || !isTileOfGiving(tile, input));
  const connections = input.connections.map(({ notices, ...connection }) => ({
    ...connection,
    notices: notices.filter((notice) => shows_giving || !isAboutGiving(notice)),
  }));
  return [
    { ...input, annotations, connections },
    { week, card: null, aheadOf, tiles },
  ];
}

function linkEnded(): ApiError {
  const message = pulseRefusals.linkEnded;
  return new ApiError({ status: 404, code: 'link_ended', message });
}
