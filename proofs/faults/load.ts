import { signInSuperAdmin } from './super-admin.ts';

/** What people at work were answered: how many requests went well, the others by status, the slowest in ms. */
export type Answers = { good: number; bad: Map<number, number>; slowestMs: number };

/**
 * Keeps readers, writers and people who sign in at work on an address until `stop` is called, which
 * gives what they were answered. Nothing is asked twice: whatever fails shows.
 */
export async function startLoad(url: string): Promise<{ stop(): Promise<Answers> }> {
  const client = await signInSuperAdmin(url);
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
  const people = [
    () => client.from('accounts').select('*').limit(10).retry(false),
    () => client.from('profiles').select('*, account:accounts(account_name)').retry(false),
    (name: string) => client.from('accounts').insert({ account_name: `Church ${name}` }),
    (name: string) => client.from('knowledge').insert({ title: `Note ${name}`, prompt: 'Grow' }),
    () => client.from('profiles').update({ last_name: 'Busy' }).eq('role', 'super_admin'),
    () => signIn(url),
  ];
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
