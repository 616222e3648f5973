import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router';

/**
 * What nobody sees at once, because it is hidden or lies below the first screenful: drawn after the
 * frame that shows the rest, in a render that yields to input. Going back draws it at once, so that the
 * browser finds the place that it was scrolled to.
 */
export function Later({ children }: { children: ReactNode }) {
  const isBack = useNavigationType() === 'POP';
  const [isDue, setDue] = useState(isBack);
  useEffect(() => {
    // The next frame shows the rest; the one after it begins when that is on the screen.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setDue(true)));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return isDue ? children : null;
}
