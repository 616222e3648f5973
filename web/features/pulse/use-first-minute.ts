import { useEffect, useRef, useState } from 'react';
import type { ChurchPulse } from '#contract/functions/church-pulse.ts';

/**
 * Whether the first minute is shown: from the first sync on until somebody has made the choices, or leaves
 * it. The sync may end meanwhile: nothing is taken from under a hand.
 *
 * @returns that, and how to leave it
 */
export function useFirstMinute(pulse: ChurchPulse | undefined): [boolean, () => void] {
  const [hasBegun, begin] = useState(false);
  const [hasLeft, setLeft] = useState(false);
  const isBeingRead =
    (pulse?.stage === 'reading' && pulse.connected.includes('planning_center')) ||
    (pulse?.stage === 'figures' &&
      pulse.trust.connections.some(
        ({ integrationType, state }) =>
          integrationType === 'planning_center' && state === 'reading',
      ));
  if (isBeingRead && !hasBegun) {
    begin(true);
  }
  const isFirst =
    pulse?.stage === 'figures' && !pulse.isChosen && !hasLeft && (hasBegun || isBeingRead);
  const wasFirst = useRef(false);
  useEffect(() => {
    // What was pressed stood far down, and is gone.
    if (wasFirst.current && !isFirst) {
      document.documentElement.scrollTop = 0;
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    }
    wasFirst.current = isFirst;
  }, [isFirst]);
  return [isFirst, () => setLeft(true)];
}
