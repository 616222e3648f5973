import type { ActorName } from '../actors.ts';
import type { Cell } from '../cell.ts';

/** One widened or narrowed right, or one removed guard. */
export type Mutation = {
  kind: 'right' | 'guard';
  /** The SQL statement. */
  sql: string;
  /** The statements that revert it. */
  undo: string;
  /** Limits the matrix to a table; without one, the matrix is skipped. */
  table?: string;
  operation?: Cell['operation'];
  /** The affected database roles; their people are tried first. */
  roles: readonly string[];
};

/** The people of a database role, most sensitive first. */
export const peopleOf: Record<string, ActorName[]> = {
  anon: ['nobody'],
  authenticated: ['roleless', 'profileless', 'dismissed', 'homeless', 'grace'],
  account_admin: ['grace', 'homeless', 'harbor', 'moved'],
  super_admin: ['boss'],
};

/** The database roles of people. */
export const personRoles = Object.keys(peopleOf);

/** regclass omits `public.` when it is in the search path. */
export function qualified(name: string): string {
  return name.includes('.') ? name : `public.${name}`;
}

/** The operation of a privilege or of a policy's command; reading for those without one. */
export function operationOf(command: string): Cell['operation'] {
  const word = command.toLowerCase();
  return word === 'insert' || word === 'update' || word === 'delete' ? word : 'select';
}
