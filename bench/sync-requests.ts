import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { sandboxChurch } from '#testing/sandbox/sandbox-church.ts';
import { budgets } from './budgets.ts';
import type { Figure } from './figure.ts';
import { arrangeChurches } from './night/churches.ts';
import { startReadyAnswers } from './night/ready-answers.ts';
import { untilRead } from './night/until-read.ts';
import { onSteeple } from './steeple-on-cluster.ts';
import { expectedWeekly } from './weekly-volume.ts';

/**
 * What the volume table leaves out: who is asked, funds, group types, service types, forms, workflows,
 * mergers, and per event its rooms.
 */
const catalogue = 8;
/**
 * The expected requests to Planning Center by church: a first sync of three years (one year for group
 * attendance) and a nightly one; of a weekly one see `expectedWeekly`. Identities are those of the sandbox.
 */
const churches = [
  {
    people: '200',
    identity: 'grace-hill',
    expected: {
      first: 1_635 - 1_080 + 360 + catalogue,
      nightly: 15,
    },
  },
  {
    people: '2,000',
    identity: 'two-thousand',
    expected: {
      first: 10_593 - 7_200 + 2_400 + catalogue,
      nightly: 45,
    },
  },
] as const;
type Church = (typeof churches)[number];
type Mode = 'first' | 'nightly' | 'weekly';
const groups = [
  ['event times with headcounts', /^\/check-ins\/v2\/event_times/],
  ['check-ins', /^\/check-ins\/v2\/check_ins/],
  ['other check-ins', /^\/check-ins\//],
  ['plans and team members', /^\/services\//],
  ['group attendance', /^\/groups\/v2\/events\/[^/]+\/attendances/],
  ['groups, memberships and events', /^\/groups\//],
  ['giving', /^\/giving\//],
  ['people', /^\/people\//],
  ['who we are', /^\/current\//],
] as const;

/** Counts the requests of a first, a nightly and a weekly sync of the sandbox's churches. */
export async function measureSyncRequests(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const church of churches) {
    figures.push(...(await measureChurch(church)));
  }
  return figures;
}

async function measureChurch(church: Church): Promise<Figure[]> {
  const now = nextSaturday();
  const providers = await startReadyAnswers(church.identity, now);
  const encryptionKey = randomBytes(32).toString('base64');
  try {
    return await onSteeple(
      async ({ owner: config }) => {
        const owner = new pg.Pool({ ...config, max: 1 });
        try {
          await arrangeChurches(owner, encryptionKey).connectOne();
          const figures: Figure[] = [];
          for (const mode of ['first', 'nightly', 'weekly'] as const) {
            const before = providers.requests().length;
            if (mode !== 'first') {
              await owner.query('update private.sync_connections set due_at = now(), mode = $1', [
                mode,
              ]);
            }
            await untilRead(owner);
            const count = tellRequests(church, mode, providers.requests().slice(before));
            figures.push(judged(church, mode, count, now));
          }
          return figures;
        } finally {
          await owner.end();
        }
      },
      {
        variables: {
          ...providers.variables,
          ENCRYPTION_KEY: encryptionKey,
          STEEPLE_NOW: new Date(now).toISOString(),
        },
      },
    );
  } finally {
    await providers.close();
  }
}

/** A Saturday, in milliseconds: the night of a Tuesday hears of all that Sunday brought, and is no quiet one. */
function nextSaturday(): number {
  const day = new Date();
  day.setUTCHours(12, 0, 0, 0);
  return day.setUTCDate(day.getUTCDate() + ((13 - day.getUTCDay()) % 7 || 7));
}

/** Prints what was requested. @returns the requests to Planning Center */
function tellRequests({ people }: Church, mode: Mode, requests: readonly string[]): number {
  const ofPlanningCenter = requests.filter((path) => !path.startsWith('/webmasters/'));
  const left = new Set(ofPlanningCenter.keys());
  const counts = groups.map(([name, pattern]) => {
    const found = [...left].filter((index) => pattern.test(ofPlanningCenter[index] ?? ''));
    for (const index of found) {
      left.delete(index);
    }
    return `${name} ${found.length}`;
  });
  console.log(
    `${people} people, ${mode}: ${ofPlanningCenter.length} (${counts.join(', ')}; others ${left.size}); Search Console ${requests.length - ofPlanningCenter.length}`,
  );
  return ofPlanningCenter.length;
}

function judged({ people, identity, expected }: Church, mode: Mode, count: number, now: number) {
  const volume =
    mode === 'weekly' ? expectedWeekly(sandboxChurch(identity, now), now) : expected[mode];
  const name = `requests of a ${mode} reading of ${people} people, against the ${volume} of the volume table`;
  return { name, value: count / volume, unit: '', budget: { max: budgets.syncRequestsMax } };
}
