import type { ConnectionHealth } from '#contract/functions/connections-health.ts';
import { accountWords } from '#contract/messages/accounts.ts';
import type { Account } from '#contract/tables/accounts.ts';

/** An account as the list shows it. */
export type ListedAccount = Account & { knowledgeCount: number };

type Searchable = Pick<Account, 'account_name' | 'location' | 'notes'>;

/**
 * The accounts whose name, location or notes contain the text, whatever its case. Blanks around the
 * text do not count; a blank text matches all.
 */
export function searchAccounts<Row extends Searchable>(
  accounts: readonly Row[],
  text: string,
): readonly Row[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') {
    return accounts;
  }
  return accounts.filter(({ account_name, location, notes }) =>
    [account_name, location, notes].some((field) => field?.toLowerCase().includes(wanted)),
  );
}

/** The accounts whose name contains the text, whatever its case: the switcher's search. */
export function searchAccountNames<Row extends Pick<Account, 'account_name'>>(
  accounts: readonly Row[],
  text: string,
): readonly Row[] {
  const wanted = text.trim().toLowerCase();
  return accounts.filter(({ account_name }) => account_name.toLowerCase().includes(wanted));
}

const nameOrder = new Intl.Collator('en-US', { numeric: true });

/** The accounts from A to Z, whatever the case. */
export function sortByName<Row extends Pick<Account, 'account_name'>>(
  accounts: readonly Row[],
): readonly Row[] {
  return accounts.toSorted((a, b) => nameOrder.compare(a.account_name, b.account_name));
}

/** The number of knowledge entries in words: "1 Entry", "2 Entries", "-" for none. */
export function knowledgeLabel(count: number): string {
  if (count === 0) {
    return '-';
  }
  return accountWords.entries(count);
}

/** What is wrong with one connection of an account. */
export type Trouble = Pick<ConnectionHealth, 'integrationType'> & { kind: 'reconnect' | 'failed' };
export type AccountHealth = Readonly<Record<string, readonly Trouble[]>>;

/** The connections that need somebody, by account. */
export function healthOf(connections: readonly ConnectionHealth[]): AccountHealth {
  const health: Record<string, Trouble[]> = {};
  for (const { accountId, integrationType, state, token } of connections) {
    if (token === 'reconnect_needed' || state === 'failed') {
      const kind = token === 'reconnect_needed' ? 'reconnect' : 'failed';
      health[accountId] = [...(health[accountId] ?? []), { integrationType, kind }];
    }
  }
  return health;
}
