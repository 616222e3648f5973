import { useDebouncedCallback } from '@mantine/hooks';
import { useDeferredValue, useEffect, useState } from 'react';
import { useNavigation, useSearchParams } from 'react-router';

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
  const [parameters, setParameters] = useSearchParams();
  const [text, setTextNow] = useState(parameters.get(parameter) ?? '');
  const deferredText = useDeferredValue(text);
  const settle = useDebouncedCallback((settled: string) => {
    setParameters(settled === '' ? {} : { [parameter]: settled }, { replace: true });
  }, settleMs);
  const isLeaving = useNavigation().state !== 'idle';

  // Writing the address now would call the person back who has just clicked on a link.
  useEffect(() => {
    if (isLeaving) {
      settle.cancel();
    }
  }, [isLeaving, settle]);

  return {
    text,
    deferredText,
    setText: (next) => {
      setTextNow(next);
      settle(next);
    },
  };
}
