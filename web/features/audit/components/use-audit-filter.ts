import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { type FilterParameters, filterNames, readFilter } from '../model.ts';

const noFilter = readFilter(new URLSearchParams());

/**
 * The filter of the audit log, which lives in the address, so that it can be sent to somebody. A
 * change shows at once and is built upon at once: the router draws a new address only in its time.
 */
export function useAuditFilter(): {
  filter: FilterParameters;
  change: (changes: Partial<FilterParameters>) => void;
  clear: () => void;
} {
  const location = useLocation();
  const [parameters, setParameters] = useSearchParams();
  const addressed = useMemo(() => readFilter(parameters), [parameters]);
  const [filter, setFilter] = useState(addressed);
  const newest = useRef(filter);
  const onTheirWay = useRef<string[]>([]);

  const show = (wanted: FilterParameters) => {
    newest.current = wanted;
    setFilter(wanted);
  };
  const write = (wanted: FilterParameters) => {
    const query = queryOf(wanted);
    show(wanted);
    onTheirWay.current.push(query.toString());
    setParameters(query, { replace: true });
  };

  // An address of our own may already be older than the filter; any other is followed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only an arriving address counts
  useEffect(() => {
    const arrived = onTheirWay.current.lastIndexOf(parameters.toString());
    onTheirWay.current = arrived < 0 ? [] : onTheirWay.current.slice(arrived + 1);
    if (arrived < 0) {
      show(addressed);
    }
  }, [location]);

  return {
    filter,
    change: (changes) => write({ ...newest.current, ...changes }),
    clear: () => write(noFilter),
  };
}

function queryOf(wanted: FilterParameters): URLSearchParams {
  return new URLSearchParams(
    filterNames.flatMap((name) => (wanted[name] === '' ? [] : [[name, wanted[name]]])),
  );
}
