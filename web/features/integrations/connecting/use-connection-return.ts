import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { showFailure, showSuccess } from '#web/ui/toasts.ts';
import type { IntegrationKind } from '../model.ts';

type Outcome = 'success' | 'error' | null;

const parameter = 'oauth';

/**
 * Returning without a pop-up: the address says how connecting ended (`oauth=success`). Shows it in
 * a toast and removes it from the address, so that a reload does not repeat it.
 *
 * @returns how it ended, or null for any other visit
 */
export function useConnectionReturn({ sentences }: Pick<IntegrationKind, 'sentences'>): Outcome {
  const [parameters, setParameters] = useSearchParams();
  const given = parameters.get(parameter);
  const [outcome] = useState<Outcome>(given === 'success' || given === 'error' ? given : null);
  const isReported = useRef(false);

  useEffect(() => {
    if (outcome === null || isReported.current) {
      return;
    }
    isReported.current = true;
    if (outcome === 'success') {
      showSuccess({ text: sentences.connected });
    } else {
      showFailure({ text: sentences.connectFailed });
    }
    const without = (present: URLSearchParams) => {
      const rest = new URLSearchParams(present);
      rest.delete(parameter);
      return rest;
    };
    setParameters(without, { replace: true });
  }, [outcome, sentences, setParameters]);

  return outcome;
}
