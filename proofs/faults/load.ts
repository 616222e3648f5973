import type { SupabaseClient } from '@supabase/supabase-js';
import { addSuperAdmin, signInSuperAdmin } from './super-admin.ts';

/** The results of a load: successful requests, failures by status, the slowest in ms. */
export type Answers = { good: number; bad: Map<number, number>; slowestMs: number };

type Asked = (client: SupabaseClient, name: string) => PromiseLike<{ status: number }>;

/**
 * Runs readers, writers and sign-ins, each as a person of its own, against an address until `stop` is
 * called, which returns the results. Nothing is retried, so every failure counts.
 */
export async function startLoad(url: string): Promise<{ stop(): Promise<Answers> }> {
  const asker = await signInSuperAdmin(url);
  const answers: Answers = { good: 0, bad: new Map(), slowestMs: 0 };
  let isOver = false;
  const note = async (asking: PromiseLike<{ status: number }>) => {
    const since = performance.now();
    const { status } = await asking;
    answers.slowestMs = Math.max(answers.slowestMs, performance.now() - since);
    if (status === 200 || status === 201 || status === 204) {
      answers.good += 1;
    } else {
      answers.bad.set(status, (answers.bad.get(status) ?? 0) + 1);
    }
  };
  const asked: Asked[] = [
    (client) => client.from('accounts').select('*').limit(10).retry(false),
    (client) => client.from('profiles').select('*, account:accounts(account_name)').retry(false),
    (client, name) => client.from('accounts').insert({ account_name: `Church ${name}` }),
    (client, name) => client.from('knowledge').insert({ title: `Note ${name}`, prompt: 'Grow' }),
    (client) => client.from('profiles').update({ last_name: 'Busy' }).eq('first_name', 'Super'),
    () => signIn(url),
  ];
  const people = await Promise.all(
    asked.map(async (ask, worker) => {
      const client = await addSuperAdmin(url, asker, `load-${worker}`);
      return (name: string) => ask(client, name);
    }),
  );
  const working = people.map(async (ask, worker) => {
    for (let count = 0; !isOver; count += 1) {
      await note(ask(`${worker} ${count}`));
    }
  });
  return {
    stop: async () => {
      isOver = true;
      await Promise.all(working);
      return answers;
    },
  };
}

async function signIn(url: string): Promise<{ status: number }> {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'grace@steeple.test', password: 'steeple-demo' }),
  });
  await answer.arrayBuffer();
  return answer;
}
