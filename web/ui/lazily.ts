import type { ComponentType } from 'react';
import { lazyPart } from './lazy-part.ts';

/** A component whose code is fetched when it is first shown, or ahead of that. */
export type Lazily = { Component: ComponentType; fetchAhead: () => void };

/** @param load imports the component */
export function lazily(load: () => Promise<ComponentType>): Lazily {
  return {
    Component: lazyPart(load),
    fetchAhead: () => void load().catch(() => undefined),
  };
}
