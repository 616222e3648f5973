import {
  type Difference,
  differenceOf,
  listTables,
  type Owner,
  putState,
  readDigests,
  readState,
  type State,
} from '#proofs/isolation/oracle/database-state.ts';
import {
  emailOf,
  type PersonName,
  personNames,
  plantedRows,
  userId,
} from '#proofs/isolation/oracle/planted-rows.ts';
import { accountId, secretTime } from '#proofs/isolation/oracle/planted-secrets.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { type ActorName, forgeTokens } from './actors.ts';
import { churchOrigin } from './function-calls.ts';
import { createJudge, type Judge } from './judge.ts';
import { type Answer, type Ask, send } from './send.ts';

/** A Steeple with the planted rows, and everybody's token. */
export type World = {
  database: TestDatabase;
  tables: string[];
  /** Its contents before any request. */
  baseline: State;
  /** Judges answers and changes by the specification. */
  judge: Judge;
  /** Sends a request as its actor. */
  ask(ask: Ask): Promise<Answer>;
  /** The changes since then. */
  readChanges(): Promise<Difference>;
  /** Undoes these changes. */
  undo(changes: Difference): Promise<void>;
  close(): Promise<void>;
};

/** Each person's session: what a token is made from. */
export type Sessions = ReadonlyMap<PersonName, string>;

/** Replaces the demo's rows with the planted ones. */
export async function plant(owner: Owner): Promise<void> {
  await owner.query('truncate auth.users, public.accounts, private.audit_log cascade');
  for (const [table, rows] of plantedRows) {
    const columns = Object.keys(rows[0] ?? {}).join(', ');
    await owner.query(
      `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(rows)],
    );
  }
  // A trigger signs links with the requesting person; nobody requested these.
  await owner.query('update analytics.share_links set author_id = $1 where account_id = $2', [
    userId('colleague'),
    accountId('own'),
  ]);
  // A trigger made a row of each connection.
  for (const church of ['own', 'other', 'third']) {
    await owner.query(
      'update private.sync_connections set finished_at = $1 where account_id = $2',
      [secretTime(`finished_at ${church}`), accountId(church)],
    );
  }
  // A trigger tells of a device that counts.
  await owner.query("delete from private.mails where kind = 'two-steps-added'");
  await owner.query('delete from private.audit_log where id > 20');
}

/**
 * Signs everybody in with their password, over HTTP.
 *
 * @returns their access tokens
 */
export async function signInAll(server: TestServer): Promise<Map<PersonName, string>> {
  const tokens = new Map<PersonName, string>();
  for (const name of personNames) {
    const client = await server.clientOf(emailOf(name));
    const { data } = await client.auth.getSession();
    tokens.set(name, data.session?.access_token ?? '');
  }
  return tokens;
}

/** Opens a world on a prepared database. */
export async function openWorld(
  database: TestDatabase,
  server: TestServer,
  tokens: ReadonlyMap<PersonName, string>,
): Promise<World> {
  const { owner } = database;
  const tables = await listTables(owner);
  const baseline = await readState(owner, tables);
  const digests = await readDigests(owner, tables);
  const forged = forgeTokens(tokens.get('grace') ?? '', tokens.get('boss') ?? '');
  let turn = 0;
  const bearerOf = (actor: ActorName): string | undefined => {
    turn += 1;
    if (actor === 'nobody') {
      return turn % 2 === 0 ? server.services.config.PUBLISHABLE_KEY : undefined;
    }
    return actor === 'forger' ? forged[turn % forged.length] : tokens.get(actor);
  };
  return {
    database,
    tables,
    baseline,
    judge: createJudge(baseline),
    ask: (ask) => send(server.url, bearerOf(ask.actor), ask),
    readChanges: async () => {
      const now = await readDigests(owner, tables);
      const changed = tables.filter((table) => now[table] !== digests[table]);
      return differenceOf(baseline, await readState(owner, changed));
    },
    undo: (changes) => putState(owner, baseline, changes.keys()),
    close: async () => {
      await server.close();
      await database.drop();
    },
  };
}

/**
 * A second world with the same sessions, on a copy of a database. Uses few connections, because there
 * are many such worlds at a time.
 */
export async function openCopy(
  sessions: Sessions,
  prepare: (owner: Owner) => Promise<unknown>,
  template?: string,
): Promise<World> {
  const database = await createTestDatabase(template, 2);
  try {
    await prepare(database.owner);
    await database.owner.query(
      'alter table private.audit_log alter column id restart with 1000000',
    );
    const server = await startTestServer(database, { allowedOrigins: new Set([churchOrigin]) });
    const tokens = new Map<PersonName, string>();
    for (const [name, sessionId] of sessions) {
      const person = { id: userId(name), email: emailOf(name) };
      const { token } = await server.services.accessTokens.sign(person, sessionId);
      tokens.set(name, token);
    }
    return await openWorld(database, server, tokens);
  } catch (error) {
    await database.drop();
    throw error;
  }
}

/** The session of an access token. */
export function sessionOf(token: string): string {
  const claims: unknown = JSON.parse(
    Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
  );
  return String(Reflect.get(Object(claims), 'session_id'));
}
