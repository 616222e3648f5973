import type { Standing } from './people.ts';

/** How sure a session is of its person, as its tokens repeat it for clients to read. */
export type Strength = {
  aal: 'aal1' | 'aal2';
  amr: readonly { method: string; timestamp: number }[];
};

/** @returns GoTrue's claims of a session, the newest proof first */
export function strengthOf(standing: Omit<Standing, 'missing_step'>): Strength {
  const first = { method: standing.method, timestamp: secondsOf(standing.opened_at) };
  const { second_step: step, second_step_at: stepAt } = standing;
  if (!step || !stepAt) {
    return { aal: 'aal1', amr: [first] };
  }
  return { aal: 'aal2', amr: [{ method: step, timestamp: secondsOf(stepAt) }, first] };
}

function secondsOf(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
