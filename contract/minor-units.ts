/** Currencies whose minor unit is no hundredth, by its digits (ISO 4217, list one of 2026). */
const otherDigits: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};

/**
 * How many digits the minor unit of a currency has. Browsers and Node differ by version, for HUF and IDR too, so
 * `Intl` is not asked; `private.minor_digits` has the same.
 *
 * @param currency ISO 4217; null while none is known, when money is typed and written with two
 */
export function minorDigits(currency: string | null): number {
  const [digits] =
    Object.entries(otherDigits).find(
      ([, codes]) => currency !== null && codes.includes(currency.toUpperCase()),
    ) ?? [];
  return Number(digits ?? 2);
}
