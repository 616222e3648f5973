import type { CountSave } from '#contract/functions/count-sheet.ts';
import type { Field } from './sheet.ts';

/**
 * A count as it is typed now.
 *
 * @param value in minor units of money; null clears
 * @param given what is confirmed, and the revision that was seen where it is not the one that stands
 */
export function newSave(
  { place, standing }: Pick<Field, 'place' | 'standing'>,
  value: number | null,
  given: Partial<Pick<CountSave, 'confirm' | 'noService' | 'revision'>> = {},
): CountSave {
  return {
    key: newKey(),
    ...place,
    value,
    revision: standing.revision,
    typedAt: new Date().toISOString(),
    ...given,
  };
}

/** A random UUID (RFC 9562, version 4); `crypto.randomUUID` is missing where the page has no https. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, at) => {
    const set = at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte;
    return set.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/**
 * What somebody typed into a field.
 *
 * @param digits of the currency's minor unit; 0 for people
 * @returns null for nothing, undefined for what is no number
 */
export function typedValue(text: string, digits: number): number | null | undefined {
  const plain = text.trim().replaceAll(/\s/g, '');
  if (plain === '') {
    return null;
  }
  // Three digits after a point or comma are thousands, fewer at the end are decimals. Where money has three
  // decimals, only a separator of the other kind after them says that they are thousands.
  const thousands =
    digits === 3
      ? '\\d{1,3}(?:,\\d{3})+(?=\\.)|\\d{1,3}(?:\\.\\d{3})+(?=,)'
      : '[1-9]\\d{0,2}(?:[.,]\\d{3})+';
  const decimals = digits === 0 ? '' : `(?:[.,](\\d{1,${digits}}))?`;
  const parts = new RegExp(`^(${thousands}|\\d+)${decimals}$`).exec(plain);
  const whole = parts?.[1]?.replaceAll(/[.,]/g, '');
  return whole === undefined || whole.length > (digits === 0 ? 9 : 11)
    ? undefined
    : Math.round(Number(`${whole}.${parts?.[2] ?? 0}`) * 10 ** digits);
}
