import { z } from 'zod';
import { figuresPulse } from '#analytics/pulse/figures-pulse.ts';
import { isTileOfGiving, tilesOf } from '#analytics/pulse/tile-definitions.ts';
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
type Opened = z.infer<typeof opened>;

/** Which church a link opens, until when, and what it shows. */
export type OpenedLink = {
  accountId: string;
  churchName: string;
  expiresAt: Date;
  showsGiving: boolean;
  showsNotes: boolean;
};

/**
 * Opens a link.
 *
 * @throws {ApiError} 404 for one that there is not, or that has ended
 */
export async function openLink(
  { connections: { jobs } }: ComputeServices,
  token: string,
): Promise<OpenedLink> {
  const found = await jobs.query('select * from private.open_share_link($1)', [
    hashShareToken(token),
  ]);
  const link = opened.safeParse(found.rows[0]);
  if (!link.success) {
    throw linkEnded();
  }
  return linkOf(link.data);
}

function linkOf(link: Opened): OpenedLink {
  return {
    accountId: link.account_id,
    churchName: link.account_name,
    expiresAt: link.expires_at,
    showsGiving: link.shows_giving,
    showsNotes: link.shows_notes,
  };
}

/** What a link shows of a church's dashboard: without names, and unless ticked without giving and notes. */
export async function loadShared(
  { config, connections: { jobs } }: ComputeServices,
  { accountId, showsGiving, showsNotes }: OpenedLink,
  c: SteepleContext,
) {
  const { toldConnections = null, ...texts } = await readTexts(asJobs(jobs, accountId), [
    'figures',
    'asked',
    'answers',
    'choices',
    'annotations',
    'expected',
    'toldConnections',
  ]);
  const { input, aheadOf }: LoadedPulse = await loadPulse(
    { ...texts, connections: toldConnections },
    config.clock.now().toISOString(),
    { jobs, accountId, log: c.get('log'), seesGiving: true },
  );
  // Without its words a note still leaves out its weeks.
  const annotations = input.annotations.map((note) => ({
    ...note,
    by: null,
    text: showsNotes ? note.text : '',
  }));
  const connections = input.connections.map(({ notices, ...connection }) => ({
    ...connection,
    notices: notices.filter((notice) => showsGiving || !isAboutGiving(notice)),
  }));
  const shown = { ...input, annotations, connections };
  const tiles = tilesOf(input).filter((tile) => showsGiving || !isTileOfGiving(tile, input));
  return {
    input: shown,
    pulseOf: (week: string | undefined) => figuresPulse(shown, { week, cards: [], aheadOf, tiles }),
  };
}

/** The refusal of a link that there is not, or that has ended. */
export function linkEnded(): ApiError {
  const message = pulseRefusals.linkEnded;
  return new ApiError({ status: 404, code: 'link_ended', message });
}
