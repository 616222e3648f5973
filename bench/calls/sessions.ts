import { availableParallelism } from 'node:os';
import { budgets } from '../budgets.ts';
import { connectionsUsual, type Sent } from '../load.ts';
import {
  addPeople,
  asNobody,
  ofConnection,
  readSession,
  signInBody,
  signInPeople,
} from '../people.ts';
import type { Call } from './call.ts';

const shareMin = budgets.writeShareMin;

/**
 * The server hashes on all processors but one (server/auth/password-hash.ts). As many people sign in
 * at a time, so that the result is the cost of a sign-in and not of waiting.
 */
const hashedAtOnce = Math.max(1, Math.min(availableParallelism() - 1, 3));

/** Signing in with a password, with a different person on each connection. */
export const signIn: Call = {
  title: `sign-in, ${hashedAtOnce} at a time`,
  shareMin,
  prepare: async ({ owner }) => {
    const people = await addPeople(owner, 'account_admin', hashedAtOnce);
    const body = (connection: number) => signInBody(ofConnection(people, connection).email);
    return {
      ours: {
        connections: hashedAtOnce,
        requests: (connection) => [
          {
            method: 'POST',
            path: '/auth/v1/token?grant_type=password',
            headers: asNobody,
            body: body(connection),
          },
        ],
      },
      floor: {
        connections: hashedAtOnce,
        requests: (connection) => [{ method: 'POST', path: '/sign-in', body: body(connection) }],
      },
    };
  },
};

/** Refreshing, with a session per connection and always its latest token. */
export const refresh: Call = {
  title: 'refresh',
  shareMin,
  prepare: async (bench) => {
    const admins = await signInPeople(bench, 'account_admin', connectionsUsual);
    const { rows: floorSessions } = await bench.owner.query<{ id: string }>(
      'insert into auth.sessions (user_id) select user_id from auth.sessions returning id',
    );
    const tokens = admins.map(({ session }) => session.refresh_token);
    const next = (connection: number): Sent => ({
      method: 'POST',
      path: '/auth/v1/token?grant_type=refresh_token',
      headers: asNobody,
      body: JSON.stringify({ refresh_token: ofConnection(tokens, connection) }),
    });
    return {
      ours: {
        requests: (connection) => [next(connection)],
        next: (connection, answer) => {
          tokens[connection] = readSession(answer).refresh_token;
          return next(connection);
        },
      },
      floor: {
        requests: (connection) => [
          { method: 'POST', path: `/refresh?${ofConnection(floorSessions, connection).id}` },
        ],
      },
    };
  },
};
