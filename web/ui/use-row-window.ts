import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** The most rows that are all in the document; a longer list keeps only the visible ones there. */
export const plainRowsMax = 100;

type RowWindow = {
  isWindowed: boolean;
  /** Indexes of the rows to render. */
  indexes: readonly number[];
  /** Heights that stand for the rows above and below, in CSS pixels. */
  beforePx: number;
  afterPx: number;
  measure: (row: Element | null) => void;
};

/**
 * Chooses the rows of a list that are near the visible part of the page.
 * @param list the element that holds the rows
 * @param rowHeightPx the usual height of a row, before it is measured
 */
export function useRowWindow(
  list: RefObject<HTMLElement | null>,
  count: number,
  rowHeightPx: number,
): RowWindow {
  const isWindowed = count > plainRowsMax;
  const [topPx, setTopPx] = useState(0);
  const virtualizer = useWindowVirtualizer({
    count,
    enabled: isWindowed,
    estimateSize: () => rowHeightPx,
    measureElement: (row) => row.getBoundingClientRect().height || rowHeightPx,
    // Each row beyond the screen is drawn in the same task as the visible ones when a list leaps.
    overscan: 4,
    scrollMargin: topPx,
  });

  useLayoutEffect(() => {
    const bounds = list.current?.getBoundingClientRect();
    if (bounds) {
      setTopPx(bounds.top + window.scrollY);
    }
  }, [list]);

  if (!isWindowed) {
    const indexes = Array.from({ length: count }, (_, index) => index);
    return { isWindowed, indexes, beforePx: 0, afterPx: 0, measure: () => undefined };
  }
  const rows = virtualizer.getVirtualItems();
  return {
    isWindowed,
    indexes: rows.map(({ index }) => index),
    beforePx: (rows.at(0)?.start ?? topPx) - topPx,
    afterPx: virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? topPx) - topPx),
    measure: virtualizer.measureElement,
  };
}
