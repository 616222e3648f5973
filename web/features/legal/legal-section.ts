import type { ReactNode } from 'react';

/** One numbered part of a legal text. `id` is its anchor in the address. */
export type LegalSection = { id: string; title: string; body: ReactNode };
