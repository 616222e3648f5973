const pacificParts = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Los_Angeles',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The date that Search Console calls today: it counts days in Pacific time. `YYYY-MM-DD`. */
export function pacificDate(now: Date): string {
  const parts = pacificParts.formatToParts(now);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value;
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** The date a number of days later, or earlier when it is negative. Dates are `YYYY-MM-DD`. */
export function addDays(date: string, days: number): string {
  // Calendar days, so no time zone and no daylight saving time interferes.
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}
