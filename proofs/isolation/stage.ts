import { putState } from '#proofs/isolation/oracle/database-state.ts';
import {
  emailOf,
  type PersonName,
  profileId,
  userId,
} from '#proofs/isolation/oracle/planted-rows.ts';
import { accountId } from '#proofs/isolation/oracle/planted-secrets.ts';
import {
  mayRead,
  type Row,
  type TableName,
  tables,
} from '#proofs/isolation/oracle/specified-rights.ts';
import type { Services } from '#server/services.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { startTestServer } from '#testing/test-server.ts';
import { type ActorName, askerOf } from './actors.ts';
import { churchOrigin } from './function-calls.ts';
import type { Ask } from './send.ts';
import {
  openCopy,
  openWorld,
  plant,
  type Sessions,
  sessionOf,
  signInAll,
  type World,
} from './world.ts';

/** The world in which everybody has signed in, and some have changed since. */
export type Stage = { world: World; sessions: Sessions; services: Services };

/** Everybody signs in, then a super admin demotes, moves, dismisses and deletes; one signs out. */
export async function prepareStage(): Promise<Stage> {
  const database = await createTestDatabase();
  await plant(database.owner);
  const server = await startTestServer(database, { allowedOrigins: new Set([churchOrigin]) });
  const tokens = await signInAll(server);
  const before = await openWorld(database, server, tokens);
  const done = async (ask: Ask) => {
    const { status, text } = await before.ask(ask);
    if (status >= 300) {
      throw new Error(`${ask.actor} could not ${ask.method} ${ask.path}: ${status} ${text}`);
    }
    return text;
  };
  for (const name of ['moved', 'dismissed', 'deleted', 'signedOut'] as const) {
    if ((await done(get(name, 'accounts'))) === '[]') {
      throw new Error(`${name} should have seen their church at first`);
    }
  }
  await done(get('demoted', 'knowledge'));
  await done(change('demoted', { role: 'account_admin', account_id: accountId('own') }));
  await done(change('moved', { account_id: accountId('own') }));
  await done(change('dismissed', { role: null }));
  const body = JSON.stringify({ userId: userId('deleted') });
  await done({ actor: 'boss', method: 'POST', path: '/functions/v1/delete-user', body });
  // The person has another session, but this one has ended.
  await server.clientOf(emailOf('signedOut'));
  await done({ actor: 'signedOut', method: 'POST', path: '/auth/v1/logout?scope=local' });
  const sessions = new Map([...tokens].map(([name, token]) => [name, sessionOf(token)]));
  const world = await openWorld(database, server, tokens);
  return { world, sessions, services: server.services };
}

function get(actor: ActorName, table: TableName): Ask {
  return { actor, method: 'GET', path: `/rest/v1/${table}` };
}

function change(name: PersonName, patch: Row): Ask {
  return {
    actor: 'boss',
    method: 'PATCH',
    path: `/rest/v1/profiles?id=eq.${profileId(name)}`,
    body: JSON.stringify(patch),
  };
}

/**
 * A copy of the world without the rows that this person may not see. Both worlds must give the same
 * answer to every request.
 */
export function openKnownWorld({ world, sessions }: Stage, name: ActorName): Promise<World> {
  const known = new Map(world.baseline);
  for (const table of tables) {
    const rows = known.get(`public.${table}`) ?? [];
    known.set(
      `public.${table}`,
      rows.filter((row) => mayRead(askerOf(name), table, row)),
    );
  }
  return openCopy(sessions, (owner) => putState(owner, known, world.tables));
}
