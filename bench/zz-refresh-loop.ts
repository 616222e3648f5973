import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';
import { forMs, p95While, signInDemo } from './others.ts';
import { onSteeple } from './steeple-on-cluster.ts';

await onSteeple(async ({ url }) => {
  const questions = ['accounts', 'profiles', 'integrations'].map((t) => ({
    path: `/rest/v1/${t}?select=*`,
  }));
  const others = await Promise.all(
    ['grace', 'harbor', 'cedar'].map(async (n) => ({ token: await signInDemo(url, n), questions })),
  );
  const sessions: string[] = [];
  for (let i = 0; i < 48; i += 1) {
    const c = createClient(url, 'sb_publishable_steeple', {
      auth: { persistSession: false, autoRefreshToken: false },
    });
    const { data } = await c.auth.signInWithPassword({
      email: 'super@steeple.test',
      password: 'steeple-demo',
    });
    sessions.push(data.session?.refresh_token ?? '');
  }
  await p95While(url, others, forMs(4000));
  for (let round = 0; round < 2; round += 1) {
    const idle = await p95While(url, others, forMs(6000));
    let over = false;
    let ok = 0;
    let refused = 0;
    const loops = sessions.map(async (_first, i) => {
      while (!over) {
        const r = await fetch(`${url}/auth/v1/token?grant_type=refresh_token`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ refresh_token: sessions[i] }),
        });
        const b = (await r.json()) as { refresh_token?: string };
        if (r.status === 200) {
          ok += 1;
          sessions[i] = b.refresh_token ?? '';
        } else {
          refused += 1;
          await sleep(process.argv[2] === 'polite' ? 1000 : 0);
        }
      }
    });
    const first = await p95While(url, others, forMs(3000));
    const okBurst = ok;
    const later = await p95While(url, others, forMs(8000));
    over = true;
    await Promise.all(loops);
    console.log(
      `idle ${idle.p95.toFixed(1)} burst ${first.p95.toFixed(1)} (ok ${okBurst}) later ${later.p95.toFixed(1)} ok ${ok} refused ${refused}`,
    );
    await sleep(2000);
  }
});
