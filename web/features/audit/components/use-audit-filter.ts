import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type FilterParameters, filterNames, readFilter } from '../model.ts';

/** The filter of the audit log, which lives in the address, so that it can be sent to somebody. */
export function useAuditFilter(): {
  filter: FilterParameters;
  change: (changes: Partial<FilterParameters>) => void;
  clear: () => void;
} {
  const [parameters, setParameters] = useSearchParams();
  const filter = useMemo(() => readFilter(parameters), [parameters]);
  const write = (wanted: Partial<FilterParameters>) =>
    setParameters(
      filterNames.flatMap((name): [string, string][] => {
        const value = wanted[name];
        return value ? [[name, value]] : [];
      }),
      { replace: true },
    );
  return {
    filter,
    change: (changes) => write({ ...filter, ...changes }),
    clear: () => write({}),
  };
}
