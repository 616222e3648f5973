import { type RefObject, useEffect, useRef, useState } from 'react';

/** Drawings are made anew in steps of this many pixels, not on every one. */
const stepPx = 16;

/**
 * The width of an element, in pixels, and the ref that the element takes. Where nothing can be
 * measured it stays `usual`.
 */
export function useWidth<Element extends HTMLElement>(
  usual: number,
): [RefObject<Element | null>, number] {
  const ref = useRef<Element>(null);
  const [width, setWidth] = useState(usual);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') {
      return;
    }
    const observer = new ResizeObserver(([entry]) => {
      const measured = Math.floor((entry?.contentRect.width ?? 0) / stepPx) * stepPx;
      if (measured > 0) {
        setWidth(measured);
      }
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
