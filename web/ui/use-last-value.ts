import { useState } from 'react';

/** The last value that was there; keeps a dialog's words in place while it fades out. */
export function useLastValue<Value>(value: Value | null | undefined): Value | null {
  const [last, setLast] = useState<Value | null>(value ?? null);
  if (value !== null && value !== undefined && value !== last) {
    setLast(value);
  }
  return value ?? last;
}
