import type { Connection } from 'pg';

/** How many texts of a role are counted at a time; the one unused for longest is forgotten first. */
const textsMax = 1000;
/** How many plans one connection keeps; a plan of many joins takes some 0.6 MB of PostgreSQL's memory. */
const plansPerConnectionMax = 50;
/** A longer text is planned each time it runs: its plan would be too large to keep. */
const textLengthMax = 4096;

/** How to run a text on a connection: its name (empty for "unnamed") and what has to be sent first. */
export type Preparation = { name: string; isNew: boolean; namesToClose: readonly string[] };

const unnamed: Preparation = { name: '', isNew: true, namesToClose: [] };

/**
 * Which statements a connection has prepared. A text is prepared under a name from its second use
 * on, within bounds, so that people who send ever new filters cannot fill PostgreSQL's memory.
 *
 * A plan with row-level security holds for one role (PostgreSQL's plancache.c, `dependsOnRLS`): run as
 * another, it is made anew. So each role has plans of its own.
 */
export class PreparedStatements {
  readonly #names = new Map<string, string>();
  readonly #onConnection = new WeakMap<Connection, Set<string>>();
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
    const known = this.#knownOn(connection);
    if (known.delete(name)) {
      known.add(name);
      return { name, isNew: false, namesToClose: [] };
    }
    // The name itself may live on from a statement that was parsed and then failed: Close forgives a
    // name that does not exist, Parse does not forgive one that does.
    const namesToClose = [name];
    const [oldest] = known;
    if (oldest !== undefined && known.size >= plansPerConnectionMax) {
      known.delete(oldest);
      namesToClose.push(oldest);
    }
    return { name, isNew: true, namesToClose };
  }

  /** To be called once PostgreSQL has run the statement; a failed one is parsed anew next time. */
  remember(connection: Connection, name: string): void {
    if (name !== '') {
      this.#knownOn(connection).add(name);
    }
  }

  #knownOn(connection: Connection): Set<string> {
    const known = this.#onConnection.get(connection) ?? new Set<string>();
    this.#onConnection.set(connection, known);
    return known;
  }

  #count(key: string): void {
    const [oldest] = this.#names.keys();
    if (oldest !== undefined && this.#names.size >= textsMax) {
      this.#names.delete(oldest);
    }
    this.#sequence += 1;
    this.#names.set(key, `steeple_${this.#sequence}`);
  }
}
