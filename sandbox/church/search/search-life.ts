/** A church as people search for it. */
export type SearchLife = {
  /** What all its chance is drawn from. */
  seed: string;
  /** What people call it, in lower case. */
  brand: string;
  city: string;
  /** Where its pages are, without a slash at the end; some may live on another host. */
  site: string;
  eventsSite: string;
  /** Times its pages were shown in an ordinary week of 2026. */
  weeklyImpressions: number;
  /** What a year adds, as a factor. */
  yearlyGrowth: number;
  /** Since when more people can find it, and how much less it was before. */
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
  opening: null,
};

/** A property's view of a church's search life: the pages that begin so are its own. */
export type PropertyLife = { life: SearchLife; covers(pageUrl: string): boolean };

/** Finds what stands behind a property, e.g. `sc-domain:gracehill.example`. Null where nothing does. */
export function lifeOfProperty(siteUrl: string): PropertyLife | null {
  const domain = siteUrl.startsWith('sc-domain:') ? siteUrl.slice('sc-domain:'.length) : null;
  const host = domain ?? new URL(siteUrl).host;
  const life = [graceHill, harbor].find(({ seed }) => host === seed || host.endsWith(`.${seed}`));
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
