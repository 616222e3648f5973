/** A cache of bounded size; when it is full, the oldest entry is evicted. */
export class BoundedCache<Value> {
  readonly #values = new Map<string, Value>();
  readonly #sizeMax: number;

  constructor(sizeMax: number) {
    this.#sizeMax = sizeMax;
  }

  get size(): number {
    return this.#values.size;
  }

  get(key: string): Value | undefined {
    return this.#values.get(key);
  }

  set(key: string, value: Value): void {
    if (this.#values.size >= this.#sizeMax && !this.#values.has(key)) {
      const oldest = this.#values.keys().next().value;
      if (oldest !== undefined) {
        this.#values.delete(oldest);
      }
    }
    this.#values.set(key, value);
  }

  delete(key: string): void {
    this.#values.delete(key);
  }
}
