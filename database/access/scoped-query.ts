import { type Connection, DatabaseError, type Pool, type PoolClient, type Submittable } from 'pg';
import { PreparedStatements } from './prepared-statements.ts';

/**
 * The claims of a verified access token, as `request.jwt.claims` holds them. `null` stands for a
 * request without a sign-in.
 */
export type Claims = {
  sub: string;
  session_id: string;
  /** Of a letter that is being written for this person; the session is the attempt at sending it. */
  mail_id?: string;
  [claim: string]: unknown;
} | null;

/** One SQL statement that yields exactly one row; values are bound as text, never interpolated. */
export type Statement = { text: string; values: readonly (string | null)[] };

/** A statement and the role it will most likely run as. */
type Step = Statement & { role: string };

/** The one row a statement yields, each column in PostgreSQL's text format. */
export type TextRow = readonly (string | null)[];

const openAsPerson =
  "select set_config('request.jwt.claims', $1, true), set_config('role', private.open_request($2::uuid, $3::uuid), true)";
/** PostgreSQL times each statement separately, so this applies to the one that follows. */
const openAsPersonInTime = `${openAsPerson}, set_config('statement_timeout', $4, true)`;
const openAsReader =
  "select set_config('request.jwt.claims', $1, true), set_config('role', private.open_letter($4::uuid, $2::uuid, $3::uuid), true)";
const openAsNobody = "select set_config('role', 'anon', true)";
const prepared = new PreparedStatements();
/** Most people are account admins, so this is the guess while a role is unknown. */
const likeliestRole = 'account_admin';
/** The role these claims had last time. It may have changed since; PostgreSQL decides. */
const lastRoles = new WeakMap<NonNullable<Claims>, string>();

/**
 * Runs one statement as the person whose claims these are. The session check, the role, the claims
 * and the statement travel together as one transaction, in one round trip.
 *
 * Waiting for a connection and running the statement share the time until `answerByMs` (of
 * `performance.now()`) where it is given; otherwise each has the time-out of the pool. A
 * transaction that PostgreSQL gave up in favor of another is retried, twice at most.
 *
 * @param pool logged in as `steeple_rest`
 * @returns the row of the statement
 * @throws DatabaseError `ST401` when the session is over, otherwise what PostgreSQL said; an error
 *   leaves no change
 */
export async function runScoped(
  pool: Pool,
  claims: Claims,
  statement: Statement,
  answerByMs?: number,
): Promise<TextRow> {
  for (let attempt = 1; ; attempt += 1) {
    const client = await connectBy(pool, answerByMs);
    try {
      return await submitScoped(client, claims, statement, timeoutFor(pool, answerByMs));
    } catch (error) {
      if (!isRolledBack(error) || attempt === attemptsMax) {
        throw error;
      }
    } finally {
      client.release();
    }
  }
}

/**
 * Two transactions that collide once rarely collide a third time; PostgreSQL lets one of them
 * through each time.
 */
const attemptsMax = 3;

/**
 * Whether PostgreSQL rolled the transaction back in favor of another one (serialization_failure,
 * deadlock_detected): a retry may well succeed.
 */
function isRolledBack(error: unknown): boolean {
  return error instanceof DatabaseError && (error.code === '40001' || error.code === '40P01');
}

/**
 * Takes a connection from the pool, within the time that is left.
 *
 * @throws the time-out error of the pool when it runs out
 */
async function connectBy(pool: Pool, answerByMs: number | undefined): Promise<PoolClient> {
  if (answerByMs === undefined || pool.idleCount > 0) {
    return pool.connect();
  }
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Error('timeout exceeded when trying to connect')),
    Math.max(0, answerByMs - performance.now()),
  );
  const connecting = pool.connect();
  try {
    return await Promise.race([connecting, late.promise]);
  } catch (error) {
    // The connection may still arrive, and is returned then.
    connecting.then((client) => client.release()).catch(() => {});
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** A difference this small is not worth setting a time-out for. */
const worthwhileMs = 100;

/** The statement time-out in ms, where less time is left than the pool allows anyway. */
function timeoutFor(pool: Pool, answerByMs: number | undefined): number | undefined {
  const usualMs = pool.options.statement_timeout || Number.POSITIVE_INFINITY;
  const leftMs = Math.max(
    1,
    Math.ceil((answerByMs ?? Number.POSITIVE_INFINITY) - performance.now()),
  );
  return leftMs < usualMs - worthwhileMs ? leftMs : undefined;
}

function submitScoped(
  client: PoolClient,
  claims: Claims,
  statement: Statement,
  timeoutMs: number | undefined,
): Promise<TextRow> {
  return new Promise((resolve, reject) => {
    client.query(new ScopedQuery(openingOf(claims, timeoutMs), claims, statement, resolve, reject));
  });
}

/** The first of the two statements: sets the claims, the role and the time-out. */
function openingOf(claims: Claims, timeoutMs: number | undefined): Statement {
  if (!claims) {
    return { text: openAsNobody, values: [] };
  }
  const values = [JSON.stringify(claims), claims.session_id, claims.sub];
  if (claims.mail_id !== undefined) {
    return { text: openAsReader, values: [...values, claims.mail_id] };
  }
  return timeoutMs === undefined
    ? { text: openAsPerson, values }
    : { text: openAsPersonInTime, values: [...values, String(timeoutMs)] };
}

/**
 * Two statements without a Sync between them. PostgreSQL runs all extended-protocol messages up to
 * the next Sync in one implicit transaction (protocol-flow, "Pipelining"), so `set_config(…, true)`
 * of the first holds for the second and ends with it, and an error in the first skips the second.
 */
class ScopedQuery implements Submittable {
  readonly #claims: Claims;
  readonly #steps: readonly [Step, Step];
  readonly #resolve: (row: TextRow) => void;
  readonly #reject: (error: Error) => void;
  #completed = 0;
  #row: TextRow | undefined;
  #names: string[] = [];

  constructor(
    open: Statement,
    claims: Claims,
    statement: Statement,
    resolve: (row: TextRow) => void,
    reject: (error: Error) => void,
  ) {
    this.#claims = claims;
    const role = claims ? (lastRoles.get(claims) ?? likeliestRole) : 'anon';
    this.#steps = [
      { ...open, role: 'steeple_rest' },
      { ...statement, role },
    ];
    this.#resolve = resolve;
    this.#reject = reject;
  }

  submit(connection: Connection): void {
    connection.stream.cork();
    const ways = this.#steps.map((step) => ({
      step,
      ...prepared.prepare(connection, step.text, step.role),
    }));
    for (const old of ways.flatMap(({ namesToClose }) => namesToClose)) {
      connection.close({ type: 'S', name: old }, true);
    }
    for (const { step, name, isNew } of ways) {
      this.#names.push(name);
      if (isNew) {
        connection.parse({ name, text: step.text, types: [] }, true);
      }
      connection.bind({ statement: name, values: [...step.values] }, true);
      connection.execute({}, true);
    }
    connection.sync();
    connection.stream.uncork();
  }

  handleRowDescription(): void {}

  handleDataRow(message: { fields: TextRow }): void {
    if (this.#completed === 1) {
      this.#row = message.fields;
      return;
    }
    const [, role] = message.fields;
    if (this.#claims && role) {
      lastRoles.set(this.#claims, role);
    }
  }

  handleCommandComplete(_message: unknown, connection: Connection): void {
    const name = this.#names[this.#completed];
    if (name) {
      prepared.remember(connection, name);
    }
    this.#completed += 1;
  }

  handleReadyForQuery(): void {
    if (this.#row) {
      this.#resolve(this.#row);
    } else {
      this.#reject(new Error('A scoped statement must yield one row'));
    }
  }

  /** pg calls this once, for a server error as well as for a lost connection. */
  handleError(error: Error): void {
    this.#reject(error);
  }
}

/**
 * Which step of signing in PostgreSQL says is missing: the second one (`verify`), or having one where it is
 * required (`enroll`).
 */
export function missingStepOf(error: unknown): string | undefined {
  return error instanceof DatabaseError && error.code === 'ST428'
    ? (error.detail ?? 'verify')
    : undefined;
}

/**
 * Whether PostgreSQL says that the session of the access token has ended, or ended before it could be
 * referred to (23503).
 */
export function isSessionOver(error: unknown): boolean {
  return (
    error instanceof DatabaseError &&
    (error.code === 'ST401' ||
      (error.code === '23503' && /_session_id_fkey$/.test(error.constraint ?? '')))
  );
}
