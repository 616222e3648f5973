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
