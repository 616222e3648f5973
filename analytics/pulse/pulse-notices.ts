import type { PulseTrust, TileId } from '#contract/functions/church-pulse.ts';
import { refusedProducts, tellNotices } from '#contract/messages/notices.ts';
import { integrationTitles } from '#contract/messages/sync.ts';
import type { PulseInput } from './pulse-input.ts';
import { correctionWords } from './revised.ts';
import { tileOf } from './tile-definitions.ts';

type Told = Pick<PulseInput, 'connections' | 'timeZone' | 'today'>;

/** What the church should know about what was read, of all its connections. */
export function pulseNotices(
  input: Told & Pick<PulseInput, 'figures' | 'revised' | 'serviceDay'>,
): PulseTrust['notices'] {
  const { connections, timeZone, today } = input;
  return connections
    .filter(({ isConnected }) => isConnected)
    .flatMap(({ integrationType, notices }) =>
      tellNotices(notices, { title: integrationTitles[integrationType], timeZone, today }).map(
        ({ sentence, ...notice }) => {
          const weeks = notices.find(({ kind }) => kind === notice.kind)?.days ?? [];
          const named = notice.kind === 'corrected' ? correctionWords(input, weeks) : [];
          return { ...notice, sentence: [sentence, ...named].join(' '), integrationType };
        },
      ),
    );
}

/** Why a tile has no figure and what to do, where its product is refused; else null. */
export function refusalOf(
  tile: TileId,
  { connections, timeZone, today, own }: Told & Pick<PulseInput, 'own'>,
): string | null {
  const title = integrationTitles.planning_center;
  const stored = connections
    .filter((one) => one.isConnected && one.integrationType === 'planning_center')
    .flatMap(({ notices }) => notices);
  return refusedProducts(stored, { title, timeZone, today })[tileOf(tile, { own }).product] ?? null;
}
