import { useDebouncedCallback } from '@mantine/hooks';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router';

const parameter = 'search';
const settleMs = 300;

/**
 * The text of a list's search box. It is kept in the address too, so that coming back from a detail
 * finds the same list. `deferredText` lags behind while a long list is drawn.
 */
export function useSearchText(): {
  text: string;
  deferredText: string;
  setText: (text: string) => void;
} {
  const [parameters] = useSearchParams();
  const [text, setTextNow] = useState(parameters.get(parameter) ?? '');
  const deferredText = useDeferredValue(text);
  const settle = useDebouncedCallback(writeAddress, settleMs);

  return {
    text,
    deferredText,
    setText: (next) => {
      setTextNow(next);
      settle(next, window.location.pathname);
    },
  };
}

/**
 * Behind the router's back: through it, the change would be a navigation of its own and call the
 * person back who has just clicked on a link.
 */
function writeAddress(text: string, path: string): void {
  if (window.location.pathname === path) {
    const query = text === '' ? '' : `?${new URLSearchParams({ [parameter]: text })}`;
    window.history.replaceState(window.history.state, '', `${path}${query}`);
  }
}
