import type { Connection } from 'pg';

/** How many different texts are counted at a time; the oldest is forgotten first. */
const textsMax = 1000;
/** How many plans one connection keeps; any further text is planned each time it runs. */
const plansPerConnectionMax = 200;

/**
 * Which statements a connection has prepared. A text is prepared under a name from its second use
 * on, within bounds, so that people who send ever new filters cannot fill PostgreSQL's memory.
 */
export class PreparedStatements {
  readonly #names = new Map<string, string>();
  readonly #onConnection = new WeakMap<Connection, Set<string>>();
  #sequence = 0;

  /** The name to bind (empty for "unnamed"), and whether it has to be parsed first. */
  nameFor(connection: Connection, text: string): { name: string; isNew: boolean } {
    const name = this.#names.get(text);
    if (name === undefined) {
      this.#count(text);
      return { name: '', isNew: true };
    }
    const known = this.#onConnection.get(connection);
    if (known?.has(name)) {
      return { name, isNew: false };
    }
    if (known && known.size >= plansPerConnectionMax) {
      return { name: '', isNew: true };
    }
    return { name, isNew: true };
  }

  /** To be called once PostgreSQL has run the statement; a failed one is parsed anew next time. */
  remember(connection: Connection, name: string): void {
    if (name === '') {
      return;
    }
    const known = this.#onConnection.get(connection);
    if (known) {
      known.add(name);
    } else {
      this.#onConnection.set(connection, new Set([name]));
    }
  }

  #count(text: string): void {
    if (this.#names.size >= textsMax) {
      const oldest = this.#names.keys().next().value;
      if (oldest !== undefined) {
        this.#names.delete(oldest);
      }
    }
    this.#sequence += 1;
    this.#names.set(text, `steeple_${this.#sequence}`);
  }
}
