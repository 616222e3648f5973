import type { ActorName } from '../actors.ts';
import type { Cell } from '../cell.ts';

/** One right made wider or narrower, one guard removed. */
export type Mutation = {
  /** What is done, as a sentence of SQL. */
  sql: string;
  /** What puts it back, if that is as simple. */
  undo?: string;
  /** What the matrix is narrowed to; without a table everything but the matrix is asked. */
  table?: string;
  operation?: Cell['operation'];
  /** The database roles that are touched; their people ask first. */
  roles: string[];
};

/** The people of a database role, those who can tell a change first. */
export const peopleOf: Record<string, ActorName[]> = {
  anon: ['nobody'],
  authenticated: ['roleless', 'profileless', 'dismissed', 'homeless', 'grace'],
  account_admin: ['grace', 'homeless', 'harbor', 'moved'],
  super_admin: ['boss'],
};
