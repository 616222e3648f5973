import { dateFormat } from '#contract/formats.ts';

/** The format of moments where this browser is, in the language of the person at it. */
export function dateHere(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return dateFormat({ timeZone, ...options });
}
