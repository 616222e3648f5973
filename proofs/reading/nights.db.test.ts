import { max, median } from 'd3-array';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDice, pick } from '#sandbox/church/dice.ts';
import type { StandChurch } from '#testing/sync/sync-stand.ts';
import { choicesOf } from './choices.ts';
import { type Life, type LivedRun, type StoredWeek, startLife } from './live.ts';
import { randomEdit, seenAtNight, seenOnWalk } from './random-edits.ts';

const dayMs = 86_400_000;
const weekMs = 7 * dayMs;
/** A Saturday afternoon; Christmas comes, and another year. */
const beginsAt = Date.parse('2026-11-21T20:00:00Z');
/** At last nobody enters anything for so long: all that the newest weeks still bring has come. */
const stillDays = process.env.FIGURES === 'full' ? 24 : 10;

/**
 * The first nights of a church of 200 in every `npm run proofs`. With `npm run test:figures` three months of it, and of
 * one of 2,000, in which two weeks of four are of corrections; `SEED` makes others. The night after a week is
 * closed also asks for households, and for who came in that week.
 */
const lives =
  process.env.FIGURES === 'full'
    ? [
        {
          people: 200,
          identity: 'grace-hill',
          nights: 92,
          most: { night: 15, walk: 70, peopleOfAWeek: 5 },
        },
        {
          people: 2_000,
          identity: 'two-thousand',
          nights: 92,
          most: { night: 45, walk: 350, peopleOfAWeek: 42 },
        },
      ]
    : [
        {
          people: 200,
          identity: 'grace-hill',
          nights: 3,
          most: { night: 15, walk: 70, peopleOfAWeek: 5 },
        },
      ];

/** What a quiet night asks of the database at most, beside a turn for each request, whatever the church's size. */
const statements = { night: 105, peopleOfAWeek: 30 };

describe.each(lives)(
  'three years of $people people and the $nights nights after them',
  ({ people, identity, nights, most }) => {
    let life: Life;
    let lived: Lived;
    beforeAll(async () => {
      life = await startLife(identity, beginsAt);
      lived = await liveThrough(life, nights, `${process.env.SEED ?? 'nights'} of ${identity}`);
    }, 3_600_000);
    afterAll(() => life.end());

    test('in the end every closed week is what somebody finds who reads it all anew', {
      timeout: 600_000,
    }, async () => {
      const { church: other } = await life.readAnew(choicesOf(life.church()));
      // Nobody can read who was in a group then.
      const fresh = (await life.closedWeeks(other)).filter(
        ({ figure }) => figure !== 'group_members',
      );
      const differing = differences(await life.closedWeeks(lived.church), fresh);
      tell(
        `${people} people: ${lived.edits} edits, ${fresh.length} weeks of figures compared, ${differing.length} differ`,
      );
      expect(fresh.length).toBeGreaterThan(1_500);
      expect(differing).toEqual([]);
      expect(await life.weeksWaiting(lived.church)).toEqual([]);
    });

    test('a quiet night and a week of the walk through the past keep to their requests', () => {
      const { runs } = lived;
      const costs = (of: readonly LivedRun[]) => of.map(costOf);
      const nightly = runs.filter(({ mode }) => mode === 'nightly');
      const quiet = nightly.filter(
        ({ at, found }) => at > lived.stillSince + 2.5 * dayMs && found === 0,
      );
      const ordinary = nightly.filter(
        (one) => isOrdinary(one, lived) && one.at <= lived.stillSince,
      );
      const walks = weeksOf(runs.filter(({ mode }) => mode === 'past'));
      const weekly = runs.filter((one) => one.mode === 'weekly' && isOrdinary(one, lived));
      tell(
        `${people} people: ${inWords('quiet nights', costs(quiet))}, ${inWords('ordinary nights', costs(ordinary))}, ` +
          `${inWords('weekly', costs(weekly))}, ${inWords(
            'weeks of the walk',
            walks.map(({ requests }) => requests),
          )}`,
      );
      expect(quiet.length).toBeGreaterThan(2);
      const ofNights = quiet.map(
        (run) => costOf(run) - (run.countsPeople ? most.peopleOfAWeek : 0),
      );
      expect(Math.max(...ofNights)).toBeLessThanOrEqual(most.night);
      const asked = quiet.map(
        (run) => statementsOf(run) - (run.countsPeople ? statements.peopleOfAWeek : 0),
      );
      tell(`${people} people: quiet nights ask the database ${max(asked) ?? 0} times at most`);
      expect(Math.max(...asked)).toBeLessThanOrEqual(statements.night);
      expect(walks.length).toBeGreaterThan(0);
      expect(Math.max(...walks.map(({ requests }) => requests))).toBeLessThanOrEqual(most.walk);
    });
  },
);

type Lived = {
  church: StandChurch;
  runs: LivedRun[];
  edits: number;
  /** When something was corrected in Planning Center. */
  editedAt: number[];
  /** Since when nobody enters anything. */
  stillSince: number;
};

/** Lives some nights, before which people change what they have entered, and then a few still days. */
async function liveThrough(life: Life, nights: number, seed: string): Promise<Lived> {
  const next = createDice(seed).stream('edits');
  const { church } = await life.readAnew(choicesOf(life.church()));
  const editedAt: number[] = [];
  let nightBefore = beginsAt;
  const edit = (night: number): void => {
    const [from, before] = [nightBefore, nightBefore - beginsAt];
    nightBefore = night;
    const isWeekOfEdits = Math.floor(before / weekMs) % 4 < 2;
    if (!isWeekOfEdits || (nights > 7 && next() < 0.3)) {
      return;
    }
    for (let more = 1 + Math.floor(5 * next()); more > 0; more -= 1) {
      const at = Math.round(from + next() * (night - from));
      const isOnWalk = nights > 7 && next() < 0.4;
      // What leaves no trace is seen within twelve weeks, in the newest ones within one.
      const since = isOnWalk && before > weekMs ? at - 2 * weekMs : 0;
      const kind = pick(isOnWalk ? seenOnWalk : seenAtNight, next);
      life.planner.edit(randomEdit(kind, { church: life.church(), next, at, since }));
      editedAt.push(at);
    }
  };
  const stillSince = beginsAt + nights * dayMs;
  const busy = await life.liveUntil(church, stillSince, {
    isRecorded: true,
    before: ({ at, mode }) => (mode === 'past' ? undefined : edit(at)),
  });
  const still = await life.liveUntil(church, stillSince + stillDays * dayMs, { isRecorded: false });
  return { church, runs: [...busy, ...still], edits: editedAt.length, editedAt, stillSince };
}

/** Group meetings are apart: one request each, of a year only. */
const costOf = ({ requests, meetings }: LivedRun) => requests - meetings;

/** What a run asks of the database, beside a turn for each request. */
const statementsOf = ({ statements, requests }: LivedRun) => statements - requests;

/** Whether nothing was corrected before a moment; two nights look back to a correction. */
function isOrdinary({ at }: { at: number }, { editedAt }: Lived): boolean {
  return editedAt.every((one) => one > at || one < at - 2.5 * dayMs);
}

/** What any seven days cost, with the day on which they begin. */
function weeksOf(runs: readonly LivedRun[]): { from: number; requests: number }[] {
  const end = runs.at(-1)?.at ?? 0;
  return runs
    .filter(({ at }) => at + 6.5 * dayMs < end)
    .map(({ at: from }) => ({
      from,
      requests: runs
        .filter(({ at }) => at >= from && at < from + 6.5 * dayMs)
        .reduce((sum, run) => sum + costOf(run), 0),
    }));
}

function differences(lived: readonly StoredWeek[], fresh: readonly StoredWeek[]): string[] {
  const keyOf = ({ figure, week }: StoredWeek) => `${figure} ${week}`;
  const found = new Map(lived.map((one) => [keyOf(one), one]));
  const words = (one?: StoredWeek) =>
    one ? `${one.value} (${one.state}, ${one.count}, ${one.source})` : 'nothing';
  return fresh
    .map((one) => ({ key: keyOf(one), here: words(found.get(keyOf(one))), there: words(one) }))
    .filter(({ here, there }) => here !== there)
    .map(({ key, here, there }) => `${key}: ${here}, really ${there}`);
}

function inWords(what: string, costs: readonly number[]): string {
  return `${costs.length} ${what} of at most ${max(costs) ?? 0} requests, ${median(costs) ?? 0} as a rule`;
}

function tell(line: string): void {
  process.stdout.write(`reading: ${line}\n`);
}
