import type { Writable } from 'node:stream';
import { overLimit } from './refusals.ts';

/**
 * Counts what was answered to a person but not received yet: it waits in memory, and a client that
 * opens ever new connections and reads from none could fill it. Counts in this process only.
 */
export class UnreadResponses {
  readonly #charactersMax: number;
  readonly #characters = new Map<string, number>();

  /** @param charactersMax above this, a person gets no further answer */
  constructor(charactersMax: number) {
    this.#charactersMax = charactersMax;
  }

  /** @throws ApiError 429 while too much is waiting for this person */
  assertBelowLimit(personId: string): void {
    if ((this.#characters.get(personId) ?? 0) >= this.#charactersMax) {
      throw overLimit(
        'Your connection is slow, and too much is still on its way to you. Please try again in a moment.',
        5,
      );
    }
  }

  /**
   * Counts an answer until `response` closes: it was received completely, or the connection has
   * ended.
   */
  count(personId: string, characters: number, response: Writable): void {
    if (response.closed) {
      return;
    }
    this.#add(personId, characters);
    response.once('close', () => this.#add(personId, -characters));
  }

  #add(personId: string, characters: number): void {
    const sum = (this.#characters.get(personId) ?? 0) + characters;
    if (sum > 0) {
      this.#characters.set(personId, sum);
    } else {
      this.#characters.delete(personId);
    }
  }
}
