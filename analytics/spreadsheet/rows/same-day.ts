import { leftOut } from '#contract/messages/spreadsheet.ts';
import type { Skipped } from '../cell.ts';
import { nameKey } from '../name-key.ts';
import type { Ask } from '../questions.ts';
import type { Draft } from './row.ts';

/**
 * One day and service that says two things. Two sheets that say the same repeat each other; anything else
 * is asked about: two services, a correction, or a slip.
 */
export function decideSameDay(
  tables: readonly (readonly Draft[])[],
  ask: Ask,
): { drafts: Draft[]; skipped: Skipped[] } {
  const skipped: Skipped[] = [];
  const first = new Map<string, Draft>();
  const kept: Draft[] = [];
  tables.forEach((drafts) => {
    const before = new Map(first);
    for (const draft of drafts) {
      const same = before.get(keyOf(draft));
      if (same && same.value === draft.value) {
        skipped.push({ what: draft.at, why: leftOut.repeated });
        continue;
      }
      first.set(keyOf(draft), first.get(keyOf(draft)) ?? draft);
      kept.push(draft);
    }
  });
  return { drafts: settled(kept, ask), skipped: skipped.slice(0, 20) };
}

function keyOf({ day, span, service, campus, category, figure }: Draft): string {
  const names = [service, campus, category].map((name) => name && nameKey(name));
  return JSON.stringify([day, span, ...names, figure]);
}

function settled(drafts: readonly Draft[], ask: Ask): Draft[] {
  const groups = [...Map.groupBy(drafts, keyOf).values()];
  const twice = groups.filter(({ length }) => length > 1);
  if (twice.length === 0) {
    return [...drafts];
  }
  const suggested = twice.length >= 0.3 * groups.length ? 'add' : 'last';
  const { choice, isOpen } = ask({
    about: 'same_day',
    cells: twice.flat().map(({ at }) => at),
    choices: ['add', 'last', 'first'],
    suggested,
  });
  return groups.flatMap((group) => {
    const [one] = group;
    const last = group.at(-1);
    if (group.length === 1 || !one || !last) {
      return group;
    }
    const value = group.reduce((sum, draft) => sum + draft.value, 0);
    const settledAs = choice === 'add' ? { ...one, value } : choice === 'last' ? last : one;
    return [{ ...settledAs, isTentative: one.isTentative || isOpen }];
  });
}
