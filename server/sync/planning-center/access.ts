import type { Pool } from 'pg';
import type { ReadingKind } from '#analytics/figures/readings.ts';
import type { MeasureAvailable } from '#contract/functions/measure-available.ts';
import { type Product, productNames } from '#contract/messages/products.ts';
import { type ProviderRequest, type ReaderContext, ReadingRefused } from '../reader.ts';
import { keepNotices, type NewNotice } from '../readings/notice-store.ts';

const type = 'planning_center';

/** One row of a list, without names. */
function firstOf(path: string, fields: string, field: string): ProviderRequest {
  return { path, parameters: { per_page: '1', [`fields[${fields}]`]: field } };
}

const lists = {
  times: firstOf('/check-ins/v2/event_times', 'EventTime', 'starts_at'),
  checkIns: firstOf('/check-ins/v2/check_ins', 'CheckIn', 'kind'),
  gifts: firstOf('/giving/v2/donations', 'Donation', 'received_at'),
  groups: firstOf('/groups/v2/groups', 'Group', 'archived_at'),
  meetings: firstOf('/groups/v2/events', 'Event', 'starts_at'),
  serviceTypes: firstOf('/services/v2/service_types', 'ServiceType', 'archived_at'),
  people: firstOf('/people/v2/people', 'Person', 'created_at'),
};

type Access = { kind: ReadingKind; product: Product; list: ProviderRequest };

/** For each kind the product it belongs to, and the cheapest request that shows whether it may be read. */
const accesses: readonly Access[] = [
  { kind: 'eventTimes', product: 'check_ins', list: lists.times },
  { kind: 'checkIns', product: 'check_ins', list: lists.checkIns },
  { kind: 'firstVisits', product: 'check_ins', list: lists.checkIns },
  { kind: 'guestCards', product: 'people', list: lists.people },
  { kind: 'team', product: 'services', list: lists.serviceTypes },
  { kind: 'memberCounts', product: 'groups', list: lists.groups },
  { kind: 'meetings', product: 'groups', list: lists.meetings },
  { kind: 'gifts', product: 'giving', list: lists.gifts },
];

/** What the catalogue reads of each product. */
const catalogueLists: Readonly<Record<Product, readonly ProviderRequest[]>> = {
  check_ins: [firstOf('/check-ins/v2/events', 'Event', 'archived_at'), lists.times],
  services: [lists.serviceTypes],
  groups: [firstOf('/groups/v2/group_types', 'GroupType', 'name')],
  giving: [firstOf('/giving/v2/funds', 'Fund', 'default'), lists.gifts],
  people: [
    firstOf('/people/v2/forms', 'Form', 'archived_at'),
    firstOf('/people/v2/workflows', 'Workflow', 'name'),
  ],
};

/** Who says that a kind is refused. */
const sourceOf = (kind: ReadingKind) => `access ${kind}`;

/** The notice that a product is refused. */
export function refusalNotice(product: Product, { why }: Pick<ReadingRefused, 'why'>): NewNotice {
  return { kind: why === 'not_granted' ? why : 'refused', what: product };
}

type Available = Pick<MeasureAvailable, 'refused'>;

/** The kinds that may not be read, as it was found last. */
export async function readRefusedKinds(
  pool: Pool,
  accountId: string,
  available: Available,
): Promise<ReadonlySet<ReadingKind>> {
  return new Set([...(await readNoted(pool, accountId)), ...kindsWithout(available)]);
}

/** The kinds that were refused when they were read. */
export async function readNoted(pool: Pool, accountId: string): Promise<ReadingKind[]> {
  const { rows } = await pool.query<{ source: string }>(
    'select source from private.sync_notices where account_id = $1 and integration_type = $2',
    [accountId, type],
  );
  const sources = new Set(rows.map(({ source }) => source));
  return accesses.map(({ kind }) => kind).filter((kind) => sources.has(sourceOf(kind)));
}

/** The kinds of products that the catalogue could not read; of People it needs only forms and workflows. */
export function kindsWithout({ refused }: Available): ReadingKind[] {
  return accesses
    .filter(({ product }) => product !== 'people' && Object.hasOwn(refused, product))
    .map(({ kind }) => kind);
}

/** Records that a kind was refused, until `askAgain` finds it granted. */
export async function keepRefusal(
  { accountId, write }: ReaderContext,
  kind: ReadingKind,
  refused: ReadingRefused,
): Promise<void> {
  const product = accesses.find((one) => one.kind === kind)?.product;
  if (product) {
    await write((client) =>
      keepNotices(client, { accountId, type }, { source: sourceOf(kind) }, [
        refusalNotice(product, refused),
      ]),
    );
  }
}

/**
 * Asks for one row of each kind that was refused, and forgets the refusals of those that are granted again.
 *
 * @param noted the kinds that were refused
 * @returns those that still are
 */
export async function askAgain(
  context: ReaderContext,
  noted: ReadonlySet<ReadingKind>,
): Promise<Set<ReadingKind>> {
  const { accountId, write } = context;
  const refused = new Set<ReadingKind>();
  for (const kind of noted) {
    const list = accesses.find((one) => one.kind === kind)?.list;
    if (list && !(await isGranted(context, list))) {
      refused.add(kind);
      continue;
    }
    await write((client) =>
      keepNotices(client, { accountId, type }, { source: sourceOf(kind) }, []),
    );
  }
  return refused;
}

/** Whether one of these products may be read now, with all that the catalogue reads of it. */
export async function isAnyGranted(
  context: ReaderContext,
  products: readonly string[],
): Promise<boolean> {
  for (const product of products) {
    if (isProduct(product) && (await areAllGranted(context, catalogueLists[product]))) {
      return true;
    }
  }
  return false;
}

const isProduct = (name: string): name is Product => Object.hasOwn(productNames, name);

async function areAllGranted(
  context: ReaderContext,
  requests: readonly ProviderRequest[],
): Promise<boolean> {
  for (const request of requests) {
    if (!(await isGranted(context, request))) {
      return false;
    }
  }
  return true;
}

async function isGranted(context: ReaderContext, request: ProviderRequest): Promise<boolean> {
  try {
    await context.get(request);
    return true;
  } catch (error) {
    if (error instanceof ReadingRefused) {
      return false;
    }
    throw error;
  }
}
