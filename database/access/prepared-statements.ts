import type { Connection } from 'pg';

/** How many pairs of a role and a text are counted at a time; the one unused for longest goes first. */
const countedMax = 1000;
/** How many plans one connection keeps; a plan of many joins takes some 0.6 MB of PostgreSQL's memory. */
const plansPerConnectionMax = 50;
/** A longer text is planned each time it runs: its plan would be too large to keep. */
const textLengthMax = 4096;

/**
 * How to run a text on a connection: its name (empty for "unnamed"), whether it has to be parsed, and
 * what has to be closed. Closing goes before anything that may fail, because after an error
 * PostgreSQL skips what follows up to the Sync.
 */
export type Preparation = { name: string; isNew: boolean; namesToClose: readonly string[] };

const unnamed: Preparation = { name: '', isNew: true, namesToClose: [] };

/** `sent`: parsed and not yet run, so that it may have failed and may be there or not. */
type State = 'sent' | 'ready';

/**
 * Which statements a connection has prepared. A text is prepared under a name from its second use
 * on, within bounds, so that people who send ever new filters cannot fill PostgreSQL's memory.
 *
 * A plan with row-level security holds for one role (PostgreSQL's plancache.c, `dependsOnRLS`): run as
 * another, it is made anew. So each role has plans of its own.
 */
export class PreparedStatements {
  readonly #names = new Map<string, string>();
  /** By connection, the names that may be there; the one unused for longest is first. */
  readonly #onConnection = new WeakMap<Connection, Map<string, State>>();
  #sequence = 0;

  /** How to run this text on this connection, most likely as this role; a wrong one costs time only. */
  prepare(connection: Connection, text: string, role: string): Preparation {
    if (text.length > textLengthMax) {
      return unnamed;
    }
    const key = `${role} ${text}`;
    const name = this.#names.get(key);
    if (name === undefined) {
      this.#count(key);
      return unnamed;
    }
    this.#names.delete(key);
    this.#names.set(key, name);
    return prepareNamed(this.#statesOn(connection), name);
  }

  /** To be called once PostgreSQL has run the statement; a failed one is parsed anew next time. */
  remember(connection: Connection, name: string): void {
    if (name !== '') {
      this.#statesOn(connection).set(name, 'ready');
    }
  }

  #statesOn(connection: Connection): Map<string, State> {
    const states = this.#onConnection.get(connection) ?? new Map<string, State>();
    this.#onConnection.set(connection, states);
    return states;
  }

  #count(key: string): void {
    const [oldest] = this.#names.keys();
    if (oldest !== undefined && this.#names.size >= countedMax) {
      this.#names.delete(oldest);
    }
    this.#sequence += 1;
    this.#names.set(key, `steeple_${this.#sequence}`);
  }
}

function prepareNamed(states: Map<string, State>, name: string): Preparation {
  const state = states.get(name);
  states.delete(name);
  states.set(name, state ?? 'sent');
  if (state === 'ready') {
    return { name, isNew: false, namesToClose: [] };
  }
  // Close forgives a name that does not exist, Parse does not forgive one that does.
  const namesToClose = state === 'sent' ? [name] : [];
  const [oldest] = states.keys();
  if (oldest !== undefined && states.size > plansPerConnectionMax) {
    states.delete(oldest);
    namesToClose.push(oldest);
  }
  return { name, isNew: true, namesToClose };
}
