import { budgets } from '../budgets.ts';
import { asPerson, ofConnection, signInCrews } from '../people.ts';
import type { Call } from './call.ts';

/**
 * `planning-center-oauth-init`: a named function that neither waits for a provider nor hashes a
 * password. It stores one row and returns a URL.
 */
export const namedFunction: Call = {
  title: 'named function that begins a connection',
  shareMin: budgets.writeShareMin,
  prepare: async (bench) => {
    const { url, owner } = bench;
    const crews = await signInCrews(bench, 'account_admin');
    await owner.query(`
      create schema floor;
      create table floor.connection_states (like private.connection_states including all);
      alter table floor.connection_states
        add foreign key (account_id) references public.accounts (id) on delete cascade,
        add foreign key (session_id) references auth.sessions (id) on delete cascade,
        add foreign key (user_id) references auth.users (id) on delete cascade`);
    const { rows: states } = await owner.query<{ state: string }>(
      `select json_build_object('hash', repeat('h', 43), 'sealed', repeat('s', 120), 'origin', $1::text,
         'account_id', profile.account_id, 'user_id', session.user_id, 'session_id', session.id)::text as state
       from auth.sessions as session join public.profiles as profile using (user_id)`,
      [url],
    );
    return {
      ours: {
        requests: (connection) =>
          ofConnection(crews, connection).map(({ accountId, session }) => ({
            method: 'POST',
            path: '/functions/v1/planning-center-oauth-init',
            headers: asPerson(session),
            body: JSON.stringify({ accountId, origin: url }),
          })),
      },
      floor: {
        requests: (connection) => [
          { method: 'POST', path: '/function', body: ofConnection(states, connection).state },
        ],
      },
    };
  },
};
