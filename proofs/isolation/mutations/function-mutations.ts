import type { Owner } from '#proofs/isolation/oracle/database-state.ts';
import { guardingLines } from './guarding-lines.ts';
import { guardingLinesOfMails } from './guarding-lines-of-mails.ts';
import { guardingLinesOfServers } from './guarding-lines-of-servers.ts';
import { guardingLinesOfSteps } from './guarding-lines-of-steps.ts';
import type { Mutation } from './mutation.ts';

/**
 * Mutations of functions that decide about rights, each without one of its conditions.
 *
 * @throws if a condition is not found
 */
export async function functionMutations(owner: Owner): Promise<Mutation[]> {
  const mutations: Mutation[] = [];
  for (const { name, from, to, table, roles } of [
    ...guardingLines,
    ...guardingLinesOfMails,
    ...guardingLinesOfServers,
    ...guardingLinesOfSteps,
  ]) {
    const { rows } = await owner.query<{ body: string }>(
      'select pg_get_functiondef($1::regproc) as body',
      [name],
    );
    const body = rows[0]?.body ?? '';
    if (!body.includes(from)) {
      throw new Error(`${name} has no "${from}" any more: write down here how to break it now`);
    }
    mutations.push({
      kind: 'guard',
      undo: body,
      sql: `-- ${name}: ${JSON.stringify(to)} instead of ${JSON.stringify(from)}\n${body.replace(from, to)}`,
      roles,
      ...(table === undefined ? {} : { table }),
    });
  }
  return mutations;
}
