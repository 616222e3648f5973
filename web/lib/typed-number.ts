const numeral = /^[-−]?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/;

/** Reads a number as people type it, e.g. `1,200` or `−2.5`; NaN for any other text. */
export function typedNumber(text: string): number {
  const typed = text.trim();
  return numeral.test(typed) ? Number(typed.replaceAll(',', '').replace('−', '-')) : Number.NaN;
}
