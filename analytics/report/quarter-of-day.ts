/** The calendar quarter of a plain date, e.g. `2026-Q4`. */
export function quarterOfDay(day: string): string {
  return `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;
}
