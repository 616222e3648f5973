import { writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { type Other, signInDemo } from '../others.ts';
import type { BenchedSteeple } from '../steeple-on-cluster.ts';

/** What `CPUWeight=25` does in a service unit: a quarter of the usual weight. */
export async function letPeopleGoFirst({ processes: [, ...syncs] }: BenchedSteeple): Promise<void> {
  const nice = 6;
  for (const { process: child } of syncs) {
    if (child.pid !== undefined) {
      setPriority(child.pid, nice);
      // Linux divides the processor among sessions first; a kernel may be built without this (sched(7)).
      await writeFile(`/proc/${child.pid}/autogroup`, String(nice)).catch(() => {});
    }
  }
}

/**
 * Two windows of a super admin on the list of accounts, and one on a church's figures, slower than the
 * pace of a person's functions: a wait for it would hide the night.
 */
export async function peopleOf({ url }: BenchedSteeple, accountId: string): Promise<Other[]> {
  const token = await signInDemo(url, 'super');
  const list = { path: '/rest/v1/accounts?select=*&order=created_at.desc&limit=50' };
  const figures = { path: '/functions/v1/church-figures', json: { accountId } };
  return [
    { token, questions: [list] },
    { token, questions: [figures] },
    { token, questions: [list] },
  ];
}
