/** A church as people search for it. */
export type SearchLife = {
  /** The seed of its random numbers. */
  seed: string;
  /** What people call it, in lower case. */
  brand: string;
  city: string;
  /** The base URL of its pages, without a trailing slash; some may be on another host. */
  site: string;
  eventsSite: string;
  /** Impressions in an ordinary week of 2026. */
  weeklyImpressions: number;
  /** Growth per year, as a factor. */
  yearlyGrowth: number;
  /** How many pages of its archive somebody sees each day, besides all others. */
  archivePages: number;
  /** The date from which more people find it, and the factor before that. */
  opening: { date: string; factorBefore: number } | null;
};

/** Grace Hill moved into its new building in spring 2024; Harbor is small and grows slowly. */
const graceHill: SearchLife = {
  seed: 'gracehill.example',
  brand: 'grace hill',
  city: 'austin',
  site: 'https://www.gracehill.example',
  eventsSite: 'https://events.gracehill.example',
  weeklyImpressions: 8600,
  yearlyGrowth: 1.09,
  archivePages: 0,
  opening: { date: '2024-03-17', factorBefore: 0.82 },
};

const harbor: SearchLife = {
  seed: 'harborcommunity.example',
  brand: 'harbor community',
  city: 'galveston',
  site: 'https://www.harborcommunity.example',
  eventsSite: 'https://www.harborcommunity.example',
  weeklyImpressions: 14,
  yearlyGrowth: 1.04,
  archivePages: 0,
  opening: null,
};

/** Cornerstone City has put decades of sermons, bulletins and songs on the web. */
const cornerstone: SearchLife = {
  seed: 'cornerstonecity.example',
  brand: 'cornerstone city',
  city: 'phoenix',
  site: 'https://www.cornerstonecity.example',
  eventsSite: 'https://www.cornerstonecity.example',
  weeklyImpressions: 120_000,
  yearlyGrowth: 1.02,
  archivePages: 3000,
  opening: null,
};

/** A property's view of a church's search traffic: it covers the pages with its prefix. */
export type PropertyLife = { life: SearchLife; covers(pageUrl: string): boolean };

/**
 * Finds the church behind a property, e.g. `sc-domain:gracehill.example`.
 *
 * @returns null where there is none
 */
export function lifeOfProperty(siteUrl: string): PropertyLife | null {
  const domain = siteUrl.startsWith('sc-domain:') ? siteUrl.slice('sc-domain:'.length) : null;
  const host = domain ?? new URL(siteUrl).host;
  const life = [graceHill, harbor, cornerstone].find(
    ({ seed }) => host === seed || host.endsWith(`.${seed}`),
  );
  if (!life) {
    return null;
  }
  return {
    life,
    covers:
      domain === null
        ? (pageUrl) => pageUrl.startsWith(siteUrl)
        : (pageUrl) => `.${new URL(pageUrl).host}`.endsWith(`.${domain}`),
  };
}
