/** What is taken for a church about which nothing is known yet; What We Count says so and lets it choose. */
export const usualPlace = {
  weekStartsOn: 'monday',
  timeZone: 'America/New_York',
  country: 'US',
  easter: 'western',
} as const;
