import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/** A row of a screen: undefined while it loads, null when there is none. */
export type ShownRow<Row> = { row: Row | null | undefined; error: Error | null };

/**
 * The row as it was read after this screen opened, for editing: nobody edits what is out of date, and
 * what is read later does not change a form under somebody's hands.
 */
export function useFreshRow<Row>(
  query: Pick<UseQueryResult<Row | null>, 'data' | 'error' | 'isFetchedAfterMount'>,
): ShownRow<Row> {
  const { data, error, isFetchedAfterMount } = query;
  const [row, setRow] = useState<Row | null>();
  if (row === undefined && isFetchedAfterMount && error === null && data !== undefined) {
    setRow(data);
  }
  return { row, error: row === undefined && isFetchedAfterMount ? error : null };
}

/** The row as it is known, for reading. */
export function knownRow<Row>({
  data,
  error,
}: Pick<UseQueryResult<Row | null>, 'data' | 'error'>): ShownRow<Row> {
  return { row: data, error: data === undefined ? error : null };
}
