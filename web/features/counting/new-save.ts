import type { CountSave } from '#contract/functions/count-sheet.ts';
import { newKey } from '#web/lib/new-key.ts';
import type { Field } from './sheet.ts';

/**
 * A count as it is typed now.
 *
 * @param value in minor units of money; null clears
 * @param given what is confirmed, and the revision that was seen where it is not the one that stands
 */
export function newSave(
  { place, standing, isMoney, digits }: Pick<Field, 'place' | 'standing' | 'isMoney' | 'digits'>,
  value: number | null,
  given: Partial<Pick<CountSave, 'confirm' | 'noService' | 'revision'>> = {},
): CountSave {
  return {
    key: newKey(),
    ...place,
    value,
    ...(isMoney && { minorDigits: digits }),
    revision: standing.revision,
    typedAt: new Date().toISOString(),
    ...given,
  };
}
