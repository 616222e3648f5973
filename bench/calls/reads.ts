import { budgets } from '../budgets.ts';
import type { Load } from '../load.ts';
import {
  asPerson,
  fillAccounts,
  ofConnection,
  type SignedInPerson,
  signInCrews,
} from '../people.ts';
import type { Call } from './call.ts';

const shareMin = budgets.readShareMin;
const accounts = 50;
const listPath = '/rest/v1/accounts?select=*&order=created_at.desc';

/** The accounts list as super admins open it. */
export const accountsList: Call = {
  title: `accounts list, ${accounts} rows`,
  shareMin,
  prepare: async (bench) => {
    const crews = await signInCrews(bench, 'super_admin');
    await bench.owner.query("delete from public.accounts where account_name like 'Church of %'");
    await fillAccounts(bench.owner, accounts);
    return {
      ours: {
        requests: (connection) =>
          ofConnection(crews, connection).map(({ session }) => ({
            path: listPath,
            headers: asPerson(session),
          })),
      },
      floor: { requests: () => [{ path: '/accounts-list' }] },
    };
  },
};

/** The same request from account admins, who each see only their own church. */
export const accountsListOfAdmins: Call = {
  title: 'accounts list as an account admin, 1 row',
  shareMin,
  prepare: async (bench) => {
    const crews = await signInCrews(bench, 'account_admin');
    return {
      ours: {
        requests: (connection) =>
          ofConnection(crews, connection).map(({ session }) => ({
            path: listPath,
            headers: asPerson(session),
          })),
      },
      floor: {
        requests: (connection) =>
          ofConnection(crews, connection).map(({ accountId }) => ({
            path: `/accounts-list-of-admin?${accountId}`,
          })),
      },
    };
  },
};

/** One church by its id, like its page requests it. */
export const singleRow: Call = {
  title: 'single row by id',
  shareMin,
  prepare: async (bench) => readSingleRows(await signInCrews(bench, 'super_admin')),
};

function readSingleRows(crews: SignedInPerson[][]): { ours: Load; floor: Load } {
  const accept = 'application/vnd.pgrst.object+json';
  return {
    ours: {
      requests: (connection) =>
        ofConnection(crews, connection).map(({ session, accountId }) => ({
          path: `/rest/v1/accounts?select=*&id=eq.${accountId}`,
          headers: { ...asPerson(session), accept },
        })),
    },
    floor: {
      requests: (connection) =>
        ofConnection(crews, connection).map(({ accountId }) => ({
          path: `/single-row?${accountId}`,
        })),
    },
  };
}
