/** Something that is read when it is first asked for, and then known. */
export type ReadOnce<Value> = {
  known(): Promise<Value>;
  /** It is read again when it is asked for next. */
  forget(): void;
  /** What it has just become. */
  keep(value: Value): void;
};

/**
 * Lets something be read once, by whoever asks first. Make it for one run: what it knows grows old.
 *
 * @param read is tried again after it failed
 */
export function readOnce<Value>(read: () => Promise<Value>): ReadOnce<Value> {
  let found: { value: Value } | null = null;
  return {
    known: async () => {
      found ??= { value: await read() };
      return found.value;
    },
    forget: () => {
      found = null;
    },
    keep: (value) => {
      found = { value };
    },
  };
}
