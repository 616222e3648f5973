import type { Asker, Row } from '#proofs/isolation/oracle/specified-rights.ts';

/** What was written stands, but for what it said of churches that are deleted; what is new names who did it. */
export function isAudited(
  asker: Asker,
  churches: ReadonlySet<unknown>,
  { gone, come }: { gone: readonly Row[]; come: readonly Row[] },
): boolean {
  const after = new Map(come.map((row) => [row.id, row]));
  const isEmptied = (row: Row) => {
    const left = after.get(row.id);
    after.delete(row.id);
    return isOfChurch(row, churches) && left !== undefined && isEmpty(left);
  };
  return (
    gone.every(isEmptied) && [...after.values()].every(({ actor_id }) => actor_id === asker?.userId)
  );
}

function isOfChurch({ row_id, before, after }: Row, churches: ReadonlySet<unknown>): boolean {
  const said = JSON.stringify([before, after]);
  return churches.has(row_id) || [...churches].some((id) => said.includes(String(id)));
}

function isEmpty({ before, after }: Row): boolean {
  return [before, after].every((side) => side === null || JSON.stringify(side) === '{}');
}
