import { createContext, type ReactNode, use } from 'react';
import type { Api } from './api.ts';

const ApiContext = createContext<Api | null>(null);

export function ApiProvider({ api, children }: { api: Api; children: ReactNode }) {
  return <ApiContext value={api}>{children}</ApiContext>;
}

/** The clients of the tables and functions. */
export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) {
    throw new Error('useApi needs an ApiProvider above it.');
  }
  return api;
}
