import type { State } from '#proofs/isolation/oracle/database-state.ts';
import { personNames, profileId } from '#proofs/isolation/oracle/planted-rows.ts';
import { accountId, plantedId } from '#proofs/isolation/oracle/planted-secrets.ts';
import { type Row, type TableName, tables } from '#proofs/isolation/oracle/specified-rights.ts';
import { type ActorName, actorNames } from './actors.ts';
import { type Cell, rowsIn } from './cell.ts';
import { changeCells } from './change-cells.ts';
import { insertCells } from './insert-cells.ts';
import { readCells } from './read-cells.ts';

/** The whole matrix: actors x tables x row owners x operations, columns and embeds. */
export function allCells(state: State): Cell[] {
  return actorNames.flatMap((actor) =>
    tables.flatMap((table) => {
      const field = { actor, table, state, rows: typicalRows(state, table, actor) };
      return [...readCells(field), ...changeCells(field), ...insertCells(field)];
    }),
  );
}

/** One row of each kind of owner: own church, other church, none; own profile, other people's. */
function typicalRows(state: State, table: TableName, actor: ActorName): Row[] {
  const own = personNames.filter((name) => name === actor);
  const ids: Record<TableName, string[]> = {
    accounts: [accountId('own'), accountId('other'), accountId('third')],
    knowledge: ['own', 'other', 'core'].map((name) => plantedId(`knowledge ${name}`)),
    integrations: ['own', 'other'].flatMap((church) =>
      ['planning_center', 'google_search_console'].map((type) =>
        plantedId(`integration ${type} ${church}`),
      ),
    ),
    profiles: [
      ...new Set([...own, 'grace', 'colleague', 'harbor', 'boss', 'roleless'] as const),
    ].map(profileId),
  };
  return rowsIn(state, table).filter(({ id }) => ids[table].some((wanted) => wanted === id));
}
