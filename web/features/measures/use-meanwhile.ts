import { useState } from 'react';
import { mergeChoices } from '#analytics/choices/merge-choices.ts';
import type { MeasureAvailable } from '#contract/functions/measure-available.ts';
import type { MeasureChoices, MeasureChoicesAnswer } from '#contract/functions/measures.ts';
import { measureMessages } from '#contract/messages/measures.ts';
import { logError } from '#web/lib/log.ts';
import { showFailure } from '#web/ui/toasts.ts';
import { choicesInForce, describePart, measureParts, partOfKey } from './model.ts';

type Known = { choices: MeasureChoices; version: number };
type Conflict = { base: MeasureChoices; mine: MeasureChoices; theirs: Known };

/**
 * What a form does when somebody else has saved since it was opened: what only one of them changed is
 * brought together, what both changed is asked about. Nothing that was chosen here is lost.
 *
 * @param opened the choices that the form was opened with
 */
export function useMeanwhile(opened: Known, reload: () => Promise<MeasureChoicesAnswer>) {
  const [known, setKnown] = useState(opened);
  const [conflict, setConflict] = useState<Conflict | null>(null);

  /** Reads what counts by now: `merged` can be saved as it is, null where somebody has to choose. */
  async function compare(mine: MeasureChoices) {
    try {
      const answer = await reload();
      const theirs = { choices: choicesInForce(answer), version: answer.version };
      const { choices, contested } = mergeChoices(known.choices, mine, theirs.choices);
      if (contested.length === 0) {
        setKnown(theirs);
        return { merged: choices, now: theirs.version };
      }
      setConflict({ base: known.choices, mine, theirs });
    } catch (error) {
      logError('What counts by now could not be read.', error);
      showFailure({ text: measureMessages.saveFailed });
    }
    return { merged: null, now: 0 };
  }

  /** Ends the conflict: the choices with mine or theirs where both differ. */
  function settle(whose: 'mine' | 'theirs'): Known | null {
    setConflict(null);
    if (!conflict) {
      return null;
    }
    const { base, mine, theirs } = conflict;
    setKnown(theirs);
    const { choices } =
      whose === 'mine'
        ? mergeChoices(base, mine, theirs.choices)
        : mergeChoices(base, theirs.choices, mine);
    return { choices, version: theirs.version };
  }

  /** What both changed, part by part in words. */
  function conflictIn(available: MeasureAvailable) {
    if (!conflict) {
      return null;
    }
    const { base, mine, theirs } = conflict;
    const { contested } = mergeChoices(base, mine, theirs.choices);
    const parts = contested.map(partOfKey);
    const names = measureParts.filter((part) => parts.includes(part));
    const inWords = (choices: MeasureChoices) =>
      Object.fromEntries(names.map((part) => [part, describePart(part, choices, available)]));
    return { names, columns: inWords(mine), now: inWords(theirs.choices) };
  }

  return { known, compare, settle, conflictIn, close: () => setConflict(null) };
}
