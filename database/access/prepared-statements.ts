import type { Connection } from 'pg';

/** Tracked pairs of a role and a text; the least recently used is evicted first. */
const countedMax = 1000;
/** Plans per connection; a plan with many joins takes some 0.6 MB of memory in PostgreSQL. */
const plansPerConnectionMax = 50;
/** A longer text is planned each time it runs: its plan would be too large to cache. */
const textLengthMax = 4096;

/**
 * How to run a text on a connection: the name of its statement (empty for "unnamed"), whether it
 * must be parsed, and which statements to close. Closing comes before anything that may fail,
 * because after an error PostgreSQL skips everything up to the Sync.
 */
export type Preparation = { name: string; isNew: boolean; namesToClose: readonly string[] };

const unnamed: Preparation = { name: '', isNew: true, namesToClose: [] };

/** `sent`: parsed but not yet run, so it may have failed and may or may not exist. */
type State = 'sent' | 'ready';

/**
 * Which statements a connection has prepared. A text is prepared under a name from its second use
 * on, within bounds, so that ever new filters cannot fill the memory of PostgreSQL. A plan with
 * row-level security is valid for one role (plancache.c, `dependsOnRLS`) and is replanned for
 * another, so each role has its own plans.
 */
export class PreparedStatements {
  readonly #names = new Map<string, string>();
  /** The names that may exist, by connection; the least recently used comes first. */
  readonly #onConnection = new WeakMap<Connection, Map<string, State>>();
  #sequence = 0;

  /**
   * How to run this text on this connection, probably as this role; a wrong guess only costs time.
   */
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

  /** Call it when PostgreSQL has run the statement; a failed one is parsed again next time. */
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
  // Close accepts a name that does not exist; Parse does not accept one that does.
  const namesToClose = state === 'sent' ? [name] : [];
  const [oldest] = states.keys();
  if (oldest !== undefined && states.size > plansPerConnectionMax) {
    states.delete(oldest);
    namesToClose.push(oldest);
  }
  return { name, isNew: true, namesToClose };
}
