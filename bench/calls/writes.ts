import type pg from 'pg';
import { budgets } from '../budgets.ts';
import type { Sent } from '../load.ts';
import { asPerson, ofConnection, type SignedInPerson, signInCrews } from '../people.ts';
import type { Call } from './call.ts';

const shareMin = budgets.writeShareMin;

/** A new church, `return=minimal`. */
export const insert: Call = {
  title: 'insert of one row',
  shareMin,
  prepare: async (bench) => {
    const crews = await signInCrews(bench, 'super_admin');
    await copyAccounts(bench.owner);
    return {
      ours: {
        requests: (connection) =>
          ofConnection(crews, connection).map((person) => ({
            method: 'POST',
            path: '/rest/v1/accounts',
            headers: { ...asPerson(person.session), prefer: 'return=minimal' },
            body: newChurch(person),
          })),
      },
      floor: {
        requests: (connection) =>
          ofConnection(crews, connection).map((person) => ({
            method: 'POST',
            path: '/insert',
            body: newChurch(person),
          })),
      },
    };
  },
};

/** New notes for a church: different churches per connection, and different notes each time. */
export const update: Call = {
  title: 'update of one row',
  shareMin,
  prepare: async (bench) => {
    const crews = await signInCrews(bench, 'super_admin');
    await copyAccounts(bench.owner);
    return {
      ours: changing(crews, ({ session, accountId }) => ({
        path: `/rest/v1/accounts?id=eq.${accountId}`,
        headers: { ...asPerson(session), prefer: 'return=minimal' },
      })),
      floor: changing(crews, ({ accountId }) => ({ path: `/update?${accountId}` })),
    };
  },
};

function newChurch({ session }: SignedInPerson): string {
  return JSON.stringify({
    account_name: 'Church by the river',
    location: 'Austin, Texas',
    notes: 'Two services on Sunday.',
    user_id: session.user.id,
  });
}

/** Different notes each time, because an update without a change is not audited. */
function changing(crews: SignedInPerson[][], to: (person: SignedInPerson) => Sent) {
  let count = 0;
  const next = (connection: number): Sent => {
    count += 1;
    const crew = ofConnection(crews, connection);
    const body = JSON.stringify({ notes: `Counted ${count} times.` });
    return { method: 'PATCH', ...to(ofConnection(crew, count % crew.length)), body };
  };
  return { requests: (connection: number) => [next(connection)], next };
}

/** The floor's table: the same columns, constraints, indexes and foreign key; no policy or trigger. */
async function copyAccounts(owner: pg.Pool): Promise<void> {
  await owner.query(`
    create schema floor;
    create table floor.accounts (like public.accounts including all);
    alter table floor.accounts add foreign key (user_id) references auth.users (id) on delete set null;
    insert into floor.accounts select * from public.accounts;
    analyze floor.accounts`);
}
