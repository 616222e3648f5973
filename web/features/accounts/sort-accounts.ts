import type { ListedAccount } from './model.ts';

/** What the list can be sorted by, and which way; null is the newest first. */
export type AccountOrder = { by: SortableColumn; isDescending: boolean } | null;
export type SortableColumn = 'name' | 'location' | 'knowledge';

const words = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });

const compare: Record<SortableColumn, (a: ListedAccount, b: ListedAccount) => number> = {
  name: (a, b) => words.compare(a.account_name, b.account_name),
  location: (a, b) => words.compare(a.location ?? '', b.location ?? ''),
  knowledge: (a, b) => a.knowledgeCount - b.knowledgeCount,
};

/** The accounts in an order; who has nothing there comes last either way, and equals stay the newest first. */
export function sortAccounts(
  accounts: readonly ListedAccount[],
  order: AccountOrder,
): readonly ListedAccount[] {
  if (order === null) {
    return accounts;
  }
  const { by, isDescending } = order;
  const isEmpty = ({ location }: ListedAccount) => by === 'location' && !location;
  const filled = accounts.filter((account) => !isEmpty(account));
  const sorted = filled.toSorted((a, b) => (isDescending ? -1 : 1) * compare[by](a, b));
  return [...sorted, ...accounts.filter(isEmpty)];
}

/** What a press on a head does: up, then down, then the newest first again. */
export function nextOrder(order: AccountOrder, by: SortableColumn): AccountOrder {
  if (order?.by !== by) {
    return { by, isDescending: false };
  }
  return order.isDescending ? null : { by, isDescending: true };
}
