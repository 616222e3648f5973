import { sentences } from './sentences.ts';

/** What stands on every printed page. */
export const printMessages = sentences('printMessages', {
  printed: (day: string) => `Printed ${day}`,
  both: (about: string, printed: string) => `${about} · ${printed}`,
});
