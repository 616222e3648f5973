import { createHash } from 'node:crypto';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { median } from 'd3-array';
import pg from 'pg';
import { type SmtpStand, startSmtpStand } from '#testing/mail/smtp-stand.ts';
import { budgets } from './budgets.ts';
import type { Figure } from './figure.ts';
import { addLetterChurches } from './letters/churches.ts';
import { letPeopleGoFirst, peopleOf } from './night/people-first.ts';
import { readTreeUse } from './night/process-use.ts';
import { forMs, type Other, p95While } from './others.ts';
import { type BenchedSteeple, onSteeple } from './steeple-on-cluster.ts';

/** `BENCH_CHURCHES=5000` sends all of them; fewer are extrapolated, as the figure's name says. */
const churches = Number(process.env.BENCH_CHURCHES ?? 100);
const promised = 5_000;
const idleMs = 10_000;
/** A mail server somewhere else. */
const smtpPauseMs = 50;
const leastPictures = 1;
/** Memory is compared from this share of the letters on: the process that writes them has started. */
const warmShare = 0.25;

/**
 * A Monday morning: the letters of many churches, all due at the same minute, written as their readers with
 * pictures and sent to a real mail server; and how long people wait for their pages meanwhile. People's requests
 * have a process of their own, as docs/scaling-out.md has it for many churches.
 */
export async function measureLetters(): Promise<Figure[]> {
  const monday = lastMondayMorning();
  const smtp = await startSmtpStand(0, { shorten: gistOf, pauseMs: smtpPauseMs });
  try {
    return await onSteeple(
      async (steeple) => {
        const owner = new pg.Pool({ ...steeple.owner, max: 3 });
        await letPeopleGoFirst(steeple);
        return await measureOn(steeple, owner, smtp, monday).finally(() => owner.end());
      },
      {
        processes: 2,
        isApart: true,
        variables: {
          STEEPLE_NOW: monday.toISOString(),
          SMTP_URL: `${smtp.url}?connections=4`,
          MAIL_FROM: 'Steeple <steeple@bench.test>',
        },
        variablesOf: (index) => ({ SYNCS_AT_ONCE: index === 0 ? '0' : '2' }),
      },
    );
  } finally {
    await smtp.stop();
  }
}

/** Just after seven in Chicago, where the churches are. */
function lastMondayMorning(): Date {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  day.setUTCHours(13, 0, 5, 0);
  return day;
}

/** How many pictures a mail has, and a digest of its text. */
function gistOf(raw: string): string {
  const pictures = raw.match(/^Content-Type: image\/png/gim)?.length ?? 0;
  const [, text = ''] = raw.split(/^Content-Type: text\/plain/im);
  return `${pictures} ${createHash('sha256').update(text.slice(0, 2_000)).digest('hex')}`;
}

async function measureOn(
  steeple: BenchedSteeple,
  owner: pg.Pool,
  smtp: SmtpStand,
  monday: Date,
): Promise<Figure[]> {
  const startMs = performance.now();
  const people = await addLetterChurches(owner, churches, monday);
  console.log(`${churches} churches after ${((performance.now() - startMs) / 1_000).toFixed(0)} s`);
  const others = await peopleOf(steeple, people[0]?.accountId ?? '');
  await p95While(steeple.url, others, forMs(idleMs / 2));
  const idle = await p95While(steeple.url, others, forMs(idleMs));
  await owner.query(
    `insert into private.letters (account_id, person_id, subscribed, planned_after)
     select account_id, user_id, true, $2::timestamptz - interval '7 days'
     from public.profiles where account_id = any ($1::uuid[])`,
    [people.map(({ accountId }) => accountId), monday],
  );
  return measureMonday(steeple, smtp, others, idle.p95);
}

async function measureMonday(
  { url, processes }: BenchedSteeple,
  smtp: SmtpStand,
  others: readonly Other[],
  idleP95: number,
): Promise<Figure[]> {
  const writer = processes[1]?.process.pid ?? 0;
  const usedBefore = (await readTreeUse(writer)).cpuSeconds;
  const startMs = performance.now();
  let isOver = false;
  const meanwhile = p95While(url, others, () => isOver);
  const used: { cpuSeconds: number; megabytes: number }[] = [];
  while (smtp.taken.length < churches) {
    await sleep(500);
    if (smtp.taken.length >= churches * warmShare) {
      used.push(await readTreeUse(writer));
    }
  }
  const seconds = (performance.now() - startMs) / 1_000;
  isOver = true;
  const cpuSeconds = (await readTreeUse(writer)).cpuSeconds - usedBefore;
  const busy = await meanwhile;
  const quarter = used.slice(0, Math.max(1, Math.floor(used.length / 4)));
  const late = used.slice(-quarter.length);
  const growth = usualOf(late) / usualOf(quarter);
  judgeLetters(smtp);
  console.log(
    `${churches} letters in ${seconds.toFixed(1)} s, ${(churches / seconds).toFixed(1)} a second; processor time ${((1_000 * cpuSeconds) / churches).toFixed(0)} ms each; memory ${usualOf(quarter).toFixed(0)} to ${usualOf(late).toFixed(0)} MB (at most ${peakOf(quarter).toFixed(0)} and ${peakOf(late).toFixed(0)}); load average ${loadavg()[0]?.toFixed(1)}`,
  );
  console.log(`p95 ${idleP95.toFixed(1)} ms idle, ${busy.p95.toFixed(1)} ms meanwhile`);
  const said = churches === promised ? '' : `, from ${churches} of them`;
  const atMost = (name: string, value: number, unit: string, max: number): Figure => ({
    name,
    value,
    unit,
    budget: { max },
  });
  return [
    atMost(
      `letters of ${promised} churches${said}`,
      (seconds * promised) / churches / 60,
      'min',
      budgets.lettersMinutesMax,
    ),
    atMost(
      `the same by processor time alone, on one core${said}`,
      (cpuSeconds * promised) / churches / 60,
      'min',
      budgets.lettersMinutesMax,
    ),
    atMost(
      'memory of what writes them, its last quarter against its first',
      growth,
      '',
      budgets.memoryGrowthMax,
    ),
    atMost(
      'p95 of accounts list and church-figures meanwhile, against idle',
      busy.p95 / idleP95,
      '',
      budgets.lettersSlowdownMax,
    ),
  ];
}

/** The median: the most that was held is one moment before a collection. */
function usualOf(uses: readonly { megabytes: number }[]): number {
  return median(uses, ({ megabytes }) => megabytes) ?? Number.NaN;
}

function peakOf(uses: readonly { megabytes: number }[]): number {
  return Math.max(...uses.map(({ megabytes }) => megabytes));
}

/** @throws Error unless each reader got one letter, with pictures, that no other church got */
function judgeLetters({ taken }: SmtpStand): void {
  const readers = new Set(taken.map(({ to }) => to[0]));
  const said = new Set(taken.map(({ raw }) => raw));
  const withPictures = taken.filter(({ raw }) => Number(raw.split(' ')[0]) >= leastPictures);
  if (readers.size !== churches || said.size !== churches || withPictures.length !== churches) {
    throw new Error(
      `${taken.length} letters to ${readers.size} readers, ${said.size} different, ${withPictures.length} with pictures`,
    );
  }
}
