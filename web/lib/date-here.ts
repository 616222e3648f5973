import { dateFormat } from '#contract/formats.ts';

/** The IANA name of the time zone where this browser is. */
export function zoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The format of moments where this browser is, in the language of the person at it. */
export function dateHere(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return dateFormat({ timeZone: zoneHere(), ...options });
}
