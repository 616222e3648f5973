import { useSearchParams } from 'react-router';
import {
  type LookWeeks,
  lookWeeks,
  type TileId,
  tileIds,
} from '#contract/functions/church-pulse.ts';

const usualWeeks: LookWeeks = 52;

/** What the address says: which week, and which figure is looked at over how many weeks. */
export function usePulseAddress() {
  const [parameters, setParameters] = useSearchParams();
  const week = /^\d{4}-\d{2}-\d{2}$/.exec(parameters.get('week') ?? '')?.[0] ?? null;
  const figure: TileId | null = tileIds.find((tile) => tile === parameters.get('figure')) ?? null;
  const weeks = lookWeeks.find((count) => String(count) === parameters.get('weeks')) ?? usualWeeks;
  const set = (changes: Record<string, string | null>) =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) {
            next.delete(name);
          } else {
            next.set(name, value);
          }
        }
        return next;
      },
      { preventScrollReset: true },
    );
  const lookPath = (tile: TileId) => {
    const next = new URLSearchParams({ figure: tile, weeks: String(weeks) });
    if (week !== null) {
      next.set('week', week);
    }
    return `?${next.toString()}`;
  };
  return { week, figure, weeks, set, lookPath };
}
