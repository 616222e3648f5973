import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Charts are redrawn when the width changes by this many pixels. */
const stepPx = 16;

/**
 * What was measured last, by page and usual width: most often it still fits, and nothing is drawn
 * twice.
 */
const lastMeasured = new Map<string, number>();

/**
 * The width of an element, in pixels, and the ref that the element takes. Where nothing can be
 * measured it stays `usual`.
 */
export function useWidth<Element extends HTMLElement>(
  usual: number,
): [RefObject<Element | null>, number] {
  const ref = useRef<Element>(null);
  const [place] = useState(() => `${window.location.pathname} ${usual}`);
  const [width, setWidth] = useState(lastMeasured.get(place) ?? usual);
  // Measured before the first paint: a drawing made for another width would change its height after it.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') {
      return;
    }
    const measure = (pixels: number) => {
      const measured = Math.floor(pixels / stepPx) * stepPx;
      if (measured > 0) {
        lastMeasured.set(place, measured);
        setWidth(measured);
      }
    };
    measure(element.clientWidth);
    const observer = new ResizeObserver(([entry]) => measure(entry?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return [ref, width];
}
