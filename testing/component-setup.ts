import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { settleConsole, watchConsole } from '#web/testing/console-watch.ts';

// Generous timeouts for busy machines, where the first visit of a screen compiles it for many seconds;
// waiting ends as soon as the element appears.
configure({ asyncUtilTimeout: 25_000 });
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

/** Missing in jsdom. Compares widths with the window's; motion is reduced. */
function matchMedia(query: string) {
  const maxWidthEm = /max-width: ([\d.]+)em/.exec(query)?.[1];
  const widthPx: unknown = Reflect.get(globalThis, 'innerWidth');
  const isNarrow =
    maxWidthEm !== undefined && typeof widthPx === 'number' && widthPx <= Number(maxWidthEm) * 16;
  return {
    matches: isNarrow || query.includes('prefers-reduced-motion'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  };
}

class SilentResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('innerWidth', 1440);
  vi.stubGlobal('matchMedia', matchMedia);
  vi.stubGlobal('ResizeObserver', SilentResizeObserver);
  vi.stubGlobal('scrollTo', () => undefined);
  const elementPrototype: object = Reflect.get(Reflect.get(globalThis, 'Element'), 'prototype');
  Reflect.set(elementPrototype, 'scrollIntoView', () => undefined);
  const fonts = { addEventListener: () => undefined, removeEventListener: () => undefined };
  Reflect.set(Reflect.get(globalThis, 'document'), 'fonts', fonts);
  watchConsole();
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  settleConsole();
});
