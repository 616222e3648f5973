import { quantile } from 'd3-array';
import pg from 'pg';
import { readChurchRows } from '#server/church/read-church.ts';
import { refreshExpected } from '#server/pulse/refresh-expected.ts';
import { buildStoryChurch } from '#testing/factories/story-church.ts';
import { budgets } from './budgets.ts';
import type { Figure } from './figure.ts';
import { asPerson, ofConnection, signInPeople } from './people.ts';
import { onSteeple } from './steeple-on-cluster.ts';

const weeks = 260;
const times = 200;
/** Of one church, in turn: one person may use half of a connection's database time. */
const staff = 8;
/** As many as a church may have, but for a few. */
const notes = 1_900;

/**
 * The dashboard of a church with five years of data, in sequential requests, and its floor: the same
 * rows, read and serialized as JSON by the bare driver.
 */
export function measureChurchPulse(): Promise<Figure[]> {
  // The demo's first sync would be measured with it.
  return onSteeple(
    async ({ url, owner }) => {
      const pool = new pg.Pool({ ...owner, max: 1 });
      try {
        const people = await signInPeople({ url, owner: pool }, 'account_admin', staff);
        const [person] = people;
        if (!person) {
          throw new Error('Nobody signed in');
        }
        const { accountId } = person;
        await pool.query('update public.profiles set account_id = $1 where email = any ($2)', [
          accountId,
          people.map(({ email }) => email),
        ]);
        await buildStoryChurch(pool, accountId, weeks);
        await pool.query('analyze analytics.figures');
        // As the jobs do after each reading and note; requests only read it.
        const refresh = async () =>
          refreshExpected(pool, await readChurchRows(pool, accountId, new Date()));
        await refresh();
        let looks = 0;
        const look = async () => {
          const { session } = ofConnection(people, looks++ % staff);
          const answer = await fetch(`${url}/functions/v1/church-pulse`, {
            method: 'POST',
            headers: asPerson(session),
            body: JSON.stringify({ accountId }),
          });
          await answer.text();
          if (!answer.ok) {
            throw new Error(`church-pulse answered ${answer.status}`);
          }
        };
        const ours = await p95(look);
        const floor = await p95(async () => {
          const { rows } = await pool.query(
            'select json_agg(row) as all from analytics.figures as row where account_id = $1',
            [accountId],
          );
          JSON.stringify(rows);
        });
        await addNotes(pool, accountId);
        await refresh();
        const withNotes = await p95(look);
        return [
          {
            name: `the same with ${notes} long notes, as a multiple of without`,
            value: withNotes / ours,
            unit: '',
            budget: { max: budgets.churchPulseNotesMax },
          },
          {
            name: 'dashboard of a church of five years, p95',
            value: ours,
            unit: 'ms',
            budget: { max: budgets.churchPulseMsMax },
          },
          {
            name: 'the same as a multiple of reading its rows',
            value: ours / floor,
            unit: '',
            budget: { max: budgets.churchPulseFloorsMax },
          },
        ];
      } finally {
        await pool.end();
      }
    },
    { variables: { SYNCS_AT_ONCE: '0' } },
  );
}

/** Notes as long as they may be, each over a year; every other one masks its weeks. */
async function addNotes(pool: pg.Pool, accountId: string): Promise<void> {
  await pool.query(
    `insert into analytics.annotations (account_id, starts_on, ends_on, text, kind, does_not_count)
       select $1, current_date - n, current_date - n + 365, repeat('x', 200), 'other', n % 2 = 0
       from generate_series(1, ${notes}) n`,
    [accountId],
  );
}

/** The 95th percentile, after some warming up, in milliseconds. */
async function p95(work: () => Promise<void>): Promise<number> {
  const tookMs: number[] = [];
  for (let round = 0; round < times + 30; round += 1) {
    const startMs = performance.now();
    await work();
    if (round >= 30) {
      tookMs.push(performance.now() - startMs);
    }
  }
  return quantile(tookMs, 0.95) ?? 0;
}
