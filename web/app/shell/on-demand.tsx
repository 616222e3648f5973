import { type ReactNode, Suspense, useState } from 'react';
import type { Lazily } from '#web/ui/lazily.ts';

type Handlers = { onClick: () => void; onPointerEnter: () => void; onFocus: () => void };
type Props = {
  /** The same button with what it opens, open from the start. */
  opened: Lazily;
  children: (handlers: Handlers) => ReactNode;
};

/** A button whose menu is fetched when somebody comes near it, so that no first screen waits for it. */
export function OnDemand({ opened: { Component, fetchAhead }, children }: Props) {
  const [isWanted, setIsWanted] = useState(false);
  const button = children({
    onClick: () => setIsWanted(true),
    onPointerEnter: fetchAhead,
    onFocus: fetchAhead,
  });
  return isWanted ? (
    <Suspense fallback={button}>
      <Component />
    </Suspense>
  ) : (
    button
  );
}
