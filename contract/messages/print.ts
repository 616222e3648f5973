/** What stands on every printed page. */
export const printMessages = {
  printed: (day: string) => `Printed ${day}`,
  both: (about: string, printed: string) => `${about} · ${printed}`,
} as const;
