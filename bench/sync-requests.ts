import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { weeksBetween } from '#analytics/calendar/church-week.ts';
import { nothingKnown } from '#server/church/choices.ts';
import { churchTime } from '#server/sync/readings/history.ts';
import { sandboxChurch } from '#testing/sandbox/sandbox-church.ts';
import { budgets } from './budgets.ts';
import type { Figure } from './figure.ts';
import { arrangeChurches } from './night/churches.ts';
import { startReadyAnswers } from './night/ready-answers.ts';
import { untilRead } from './night/until-read.ts';
import { expectedQuarterly } from './quarterly-volume.ts';
import { onSteeple } from './steeple-on-cluster.ts';
import { expectedWeekly } from './weekly-volume.ts';

/**
 * What the volume table leaves out: who is asked, funds, group types, service types, forms, workflows,
 * mergers, and per event its rooms.
 */
const catalogue = 8;
/** What the volume table is of. */
const weeksOfTable = 156;
/**
 * The expected requests to Planning Center by church: a first sync of three years (one year for group
 * attendance) with households and first gifts, and a nightly one; of a weekly and a quarterly one see
 * `expectedWeekly` and `expectedQuarterly`. Identities are those of the sandbox.
 */
const churches = [
  {
    people: '200',
    identity: 'grace-hill',
    expected: {
      first: 1_635 - 1_080 + 9 + catalogue,
      meetings: 360,
      nightly: 15,
    },
  },
  {
    people: '2,000',
    identity: 'two-thousand',
    expected: {
      first: 10_593 - 7_200 + 82 + catalogue,
      meetings: 2_400,
      nightly: 45,
    },
  },
] as const;
type Church = (typeof churches)[number];
type Mode = (typeof modes)[number];
const modes = ['first', 'nightly', 'weekly', 'quarterly'] as const;
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

/** Counts the requests of a first, a nightly, a weekly and a quarterly sync of the sandbox's churches. */
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
          for (const mode of modes) {
            const before = providers.requests().length;
            if (mode !== 'first') {
              await owner.query('update private.sync_connections set due_at = now(), mode = $1', [
                mode,
              ]);
            }
            await untilRead(owner);
            const count = tellRequests(church, mode, providers.requests().slice(before));
            const volume = await volumeOf(owner, church, mode, now);
            figures.push(judged(church, mode, count / volume, volume));
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

/** The requests that are expected of a run. */
async function volumeOf(
  owner: pg.Pool,
  { identity, expected }: Church,
  mode: Mode,
  now: number,
): Promise<number> {
  switch (mode) {
    case 'weekly':
      return expectedWeekly(sandboxChurch(identity, now), now);
    case 'quarterly':
      return expectedQuarterly(sandboxChurch(identity, now), now, await longestSpan(owner));
    case 'first':
      return Math.round(expected.first * shareOfTable(now)) + expected.meetings;
    default:
      return expected[mode];
  }
}

/** The weeks that a first sync reads besides meetings, as a share of the table's: it begins with a quarter. */
function shareOfTable(now: number): number {
  const { currentWeek, firstWeek } = churchTime(new Date(now), {
    ...nothingKnown.suggested,
    timeZone: 'America/Chicago',
  });
  return weeksBetween(firstWeek, currentWeek) / weeksOfTable;
}

/** Of how many quarters the longest cohorts are. */
async function longestSpan(owner: pg.Pool): Promise<1 | 2 | 4> {
  const { rows } = await owner.query<{ span: 1 | 2 | 4 }>(
    `select coalesce(max(span), 1)::integer as span from analytics.quarters
     where measure ~ '^(still|gave)_'`,
  );
  return rows[0]?.span ?? 1;
}

function judged({ people }: Church, mode: Mode, value: number, volume: number): Figure {
  const name = `requests of a ${mode} reading of ${people} people, against the ${volume} of the volume table`;
  return { name, value, unit: '', budget: { max: budgets.syncRequestsMax } };
}
