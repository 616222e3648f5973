import type { PlanningCenterProduct } from '#contract/functions/planning-center.ts';

/** A list whose `meta.total_count` is a tile's number. */
export type CountedList = {
  path: string;
  parameters: Readonly<Record<string, string>>;
  /**
   * The key of a `where[…]` parameter. Planning Center silently ignores keys that it does not know
   * and counts everything, so the number is valid only if its answer names this key.
   */
  whereKey?: string;
};

type ProductFacts = {
  /** The product's part of the path; `/<slug>/v2` alone answers with the organization. */
  slug: PlanningCenterApiSlug;
  /** What the tile counts: the first list that can be trusted. */
  lists: readonly [CountedList, ...CountedList[]];
  /** The total at which Planning Center was seen to stop counting; there may be more. */
  countsNoFurtherThan?: number;
};

/** The eight products; docs/metrics/planning-center-products.md describes each number. */
export const productFacts = {
  people: {
    slug: 'people',
    lists: [
      { path: '/people/v2/people', parameters: { 'where[status]': 'active' }, whereKey: 'status' },
      { path: '/people/v2/people', parameters: {} },
    ],
    countsNoFurtherThan: 10_000,
  },
  services: {
    slug: 'services',
    lists: [{ path: '/services/v2/service_types', parameters: {} }],
  },
  check_ins: {
    slug: 'check-ins',
    lists: [{ path: '/check-ins/v2/events', parameters: { filter: 'not_archived' } }],
  },
  giving: {
    slug: 'giving',
    lists: [{ path: '/giving/v2/donations', parameters: { filter: 'succeeded' } }],
  },
  calendar: { slug: 'calendar', lists: [{ path: '/calendar/v2/events', parameters: {} }] },
  groups: { slug: 'groups', lists: [{ path: '/groups/v2/groups', parameters: {} }] },
  publishing: { slug: 'publishing', lists: [{ path: '/publishing/v2/episodes', parameters: {} }] },
  registrations: {
    slug: 'registrations',
    lists: [{ path: '/registrations/v2/signups', parameters: { filter: 'unarchived' } }],
  },
} as const satisfies Record<PlanningCenterProduct, ProductFacts>;

/** The version of each API that we were written against, sent as `X-PCO-API-Version`. */
export const pinnedVersions = {
  people: '2025-11-10',
  services: '2018-11-01',
  'check-ins': '2025-05-28',
  giving: '2019-10-18',
  calendar: '2022-07-07',
  groups: '2023-07-10',
  publishing: '2024-03-25',
  registrations: '2025-05-01',
  current: '2018-08-01',
} as const;

export type PlanningCenterApiSlug = keyof typeof pinnedVersions;

/** Whether a part of a path names one of the APIs that we were written against. */
export function isPlanningCenterSlug(text: string): text is PlanningCenterApiSlug {
  return Object.hasOwn(pinnedVersions, text);
}
