import { numberFormat } from '#contract/formats.ts';

/** How many digits the minor unit of a currency has; 2 where no currency is known. */
export function minorDigits(currency: string | null): number {
  return currency === null
    ? 2
    : (numberFormat({ style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2);
}
