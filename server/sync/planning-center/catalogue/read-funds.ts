import { localDateOf } from '#analytics/calendar/local-date.ts';
import type { FundEvidence } from '#analytics/suggestion/evidence.ts';
import { isSpecial } from '#analytics/suggestion/giving.ts';
import { mapConcurrently } from '../../in-parallel.ts';
import { Included, pageOf, type Resource, relatedId, relatedIds, textOf } from '../json-api.ts';
import { readWholeList } from '../read-list.ts';
import type { CatalogueContext } from './sample-events.ts';

const donations = '/giving/v2/donations';
/** Two requests each, of those that may be for everyday giving. */
const fundsMax = 24;
const atOnce = 4;

/**
 * The funds, and where a suggestion is to be made, when they received gifts. Also checks that gifts may
 * be read, since seeing the funds does not imply it.
 */
export async function readFunds(
  context: CatalogueContext,
  isForSuggestion: boolean,
): Promise<FundEvidence[]> {
  const { rows } = await readWholeList(context, '/giving/v2/funds', {
    'fields[Fund]': 'name,default',
  });
  const probe = { 'fields[Donation]': 'received_at', per_page: '1' };
  await context.get({ path: donations, parameters: probe });
  const funds = rows.map((row) => ({
    id: row.id,
    name: textOf(row, 'name') ?? row.id,
    isDefault: row.attributes.default === true,
  }));
  const isAsked = isForSuggestion && funds.length > 1;
  const asked = isAsked
    ? funds.filter((fund) => fund.isDefault || !isSpecial(fund)).slice(0, fundsMax)
    : [];
  const gifts = new Map(
    await mapConcurrently(
      context,
      { items: asked, atOnce },
      async ({ id }, stoppable) => [id, await giftsOf(stoppable, id)] as const,
    ),
  );
  return funds.map((fund) => ({ ...fund, gifts: gifts.get(fund.id) ?? null }));
}

/** A fund's first and last gifts and their number, if the list can be asked by fund. */
async function giftsOf(context: CatalogueContext, fundId: string): Promise<FundEvidence['gifts']> {
  const first = await firstGift(context, fundId, 'received_at');
  const last = await firstGift(context, fundId, '-received_at');
  const [from, to] = [first?.day, last?.day].toSorted();
  return last && from !== undefined && to !== undefined
    ? { first: from, last: to, count: last.count }
    : null;
}

async function firstGift(
  context: CatalogueContext,
  fundId: string,
  order: string,
): Promise<{ day: string; count: number } | null> {
  const parameters = {
    include: 'designations',
    'fields[Donation]': 'received_at,designations',
    'fields[Designation]': 'fund',
    'where[fund_id]': fundId,
    order,
    per_page: '1',
  };
  const page = pageOf(await context.get({ path: donations, parameters }), parameters);
  const [gift] = page.rows;
  const receivedAt = gift ? textOf(gift, 'received_at') : null;
  return gift && receivedAt !== null && isOfFund(gift, new Included(page.included), fundId)
    ? { day: localDateOf(receivedAt, 'UTC'), count: page.total }
    : null;
}

/** Filters that Planning Center does not know are ignored without a word. */
function isOfFund(gift: Resource, included: Included, fundId: string): boolean {
  return relatedIds(gift, 'designations').some((id) => {
    const designation = included.find('Designation', id);
    return designation !== null && relatedId(designation, 'fund') === fundId;
  });
}
