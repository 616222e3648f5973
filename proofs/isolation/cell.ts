import type { State } from '#proofs/isolation/oracle/database-state.ts';
import { userId } from '#proofs/isolation/oracle/planted-rows.ts';
import type { Row, TableName } from '#proofs/isolation/oracle/specified-rights.ts';
import type { ActorName } from './actors.ts';
import type { Answer, Ask } from './send.ts';

/** One cell of the matrix: who does what to whose row, and the required outcome. */
export type Cell = {
  table: TableName;
  operation: 'select' | 'insert' | 'update' | 'delete';
  ask: Ask;
  /** What is wrong with the answer, or null. */
  problemOf?: (answer: Answer) => string | null;
  /** The rows that must change; null means deleted. Without it, nothing may change. */
  becomes?: { id: unknown; row: Row | null }[];
};

/** The input of the cells of one actor and table. */
export type Field = {
  actor: ActorName;
  table: TableName;
  state: State;
  /** One row of each kind of owner. */
  rows: Row[];
};

export function rowsIn(state: State, table: TableName): Row[] {
  return state.get(`public.${table}`) ?? [];
}

export const someoneElse = (actor: ActorName) => userId(actor === 'boss' ? 'deputy' : 'boss');
