import type { ActorName } from '../actors.ts';
import type { Cell } from '../cell.ts';

/** One widened or narrowed right, or one removed guard. */
export type Mutation = {
  /** The SQL statement. */
  sql: string;
  /** The statement that reverts it, if there is one. */
  undo?: string;
  /** Limits the matrix to a table; without one, the matrix is skipped. */
  table?: string;
  operation?: Cell['operation'];
  /** The affected database roles; their people are tried first. */
  roles: string[];
};

/** The people of a database role, most sensitive first. */
export const peopleOf: Record<string, ActorName[]> = {
  anon: ['nobody'],
  authenticated: ['roleless', 'profileless', 'dismissed', 'homeless', 'grace'],
  account_admin: ['grace', 'homeless', 'harbor', 'moved'],
  super_admin: ['boss'],
};
