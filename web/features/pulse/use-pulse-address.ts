import { useLocation, useNavigate } from 'react-router';
import { isTileId, type TileId } from '#contract/functions/church-pulse.ts';
import { type LookWeeks, lookWeeks } from '#contract/functions/figure-look.ts';

const usualWeeks: LookWeeks = 52;

/** The URL's state: the week, the figure and range of the closer look, and the day of a note. */
export function usePulseAddress() {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const parameters = new URLSearchParams(search);
  const week = dateIn(parameters.get('week'));
  const asked = parameters.get('figure') ?? parameters.get('look') ?? '';
  const figure: TileId | null = isTileId(asked) ? asked : null;
  const noteOn = dateIn(parameters.get('note'));
  const weeks = lookWeeks.find((count) => String(count) === parameters.get('weeks')) ?? usualWeeks;
  const set = (changes: Record<string, string | null>) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) {
        next.delete(name);
      } else {
        next.set(name, value);
      }
    }
    // A shared link's token is in the hash.
    void navigate({ search: next.toString(), hash }, { preventScrollReset: true });
  };
  const lookPath = (tile: TileId) => {
    const next = new URLSearchParams({ figure: tile, weeks: String(weeks) });
    if (week !== null) {
      next.set('week', week);
    }
    return `?${next.toString()}`;
  };
  /** The path to a day's note, in the closer look at a figure. */
  const notePath = (tile: TileId, day: string) => `${lookPath(tile)}&note=${day}`;
  return { week, figure, weeks, noteOn, set, lookPath, notePath };
}

function dateIn(text: string | null): string | null {
  return /^\d{4}-\d{2}-\d{2}$/.exec(text ?? '')?.[0] ?? null;
}
