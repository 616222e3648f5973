import { describe, expect, test } from 'vitest';
import { addWeeks } from '#analytics/calendar/church-week.ts';
import { plantDemoChurch } from '#testing/factories/plant-demo-church.ts';
import { demoChurchAt } from '#testing/figures/demo-church.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { demoRules } from '#testing/recommendations/tell-demo.ts';
import { testMoment } from '#testing/sandbox/sandbox.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { demoChurch } from '../../church/demo-church.ts';
import { readChurchRows } from '../../church/read-church.ts';
import { updateForecasts } from '../../forecast/update-forecasts.ts';
import { updateDemoRecommendations } from './update-demo.ts';

const { accountId } = demoChurch;
const made = demoChurchAt(testMoment);

const database = await forThisFile(createTestDatabase(), 'drop');
await plantDemoChurch(database.owner, accountId, made);

/** As at the end of a sync. */
const update = async (moment: number) => {
  const { jobs } = database.connections;
  const church = await readChurchRows(jobs, accountId, new Date(moment));
  await updateForecasts(jobs, church);
  await updateDemoRecommendations(jobs, church);
};

type Card = {
  week: string;
  rule: string;
  status: string;
  measured_to: string | null;
  score: { words: string } | null;
  finding: unknown;
  expected: unknown;
  answers: string[];
  people: string[];
};

async function cards(): Promise<Card[]> {
  const { rows } = await database.owner.query<Card>(
    `select week::text, rule, status, measured_to::text, score, finding, expected,
       coalesce((select array_agg(answer order by answered_at) from analytics.recommendation_answers as said
         where said.recommendation_id = card.id), '{}') as answers,
       coalesce((select array_agg(distinct person) from analytics.recommendation_answers as said
         where said.recommendation_id = card.id), '{}') as people
     from analytics.recommendations as card where account_id = $1 order by week, place`,
    [accountId],
  );
  return rows;
}

type Kept = { figure: string; origin: string; said: number[][] };

async function forecasts(): Promise<Kept[]> {
  const { rows } = await database.owner.query<Kept>(
    `select figure, origin::text, said from analytics.forecasts
     where account_id = $1 order by figure, origin`,
    [accountId],
  );
  return rows;
}

test('where nobody has chosen what counts, the demo’s people choose the suggestion and say how many seats there are', async () => {
  await database.owner.query(
    'update analytics.measure_choices set suggested = chosen, chosen = null where account_id = $1',
    [accountId],
  );
  await update(testMoment);
  const { rows } = await database.owner.query(
    `select chosen -> 'seats' as seats, chosen_by, (select actor_id from private.audit_log
       where table_name = 'analytics.measure_choices' order by id desc limit 1) as actor
     from analytics.measure_choices where account_id = $1`,
    [accountId],
  );
  const { personId, seats } = demoChurch;
  expect(rows).toEqual([{ seats, chosen_by: personId, actor: personId }]);
  expect(await cards()).toEqual([]);
});

describe('over the three years of the demo church', () => {
  test('there is a card of each kind', async () => {
    await update(testMoment);
    const rules = new Set((await cards()).map(({ rule }) => rule));
    expect(demoRules.filter((rule) => !rules.has(rule))).toEqual([]);
  }, 60_000);

  test('of each kind one was answered by a person, and one was scored if there is anything to count', async () => {
    const all = await cards();
    for (const rule of demoRules) {
      const ofRule = all.filter((card) => card.rule === rule);
      const answered = ofRule.filter(({ status }) => status !== 'new');
      expect(answered.length, rule).toBeGreaterThan(0);
      expect(answered.flatMap(({ people }) => people)).toContain('Grace O.');
      const countable = ofRule.filter(({ measured_to }) => measured_to !== null);
      const scored = countable.filter(({ score }) => score !== null);
      expect(scored.length > 0, rule).toBe(countable.length > 0);
      expect(
        scored.every(({ score }) =>
          /^No clear change|Other things may have played a part/.test(score?.words ?? ''),
        ),
      ).toBe(true);
    }
    const statuses = new Set(all.map(({ status }) => status));
    expect(statuses).toEqual(new Set(['new', 'accepted', 'dismissed', 'done']));
  });

  test('the audit log says when an answer was stored and by whom, whatever time the answer tells', async () => {
    const { rows } = await database.owner.query<{ days: number; actors: string[]; isNow: boolean }>(
      `select count(distinct answered_at::date)::integer as days, array_agg(distinct actor_id) as actors,
         bool_and(happened_at > now() - interval '1 hour') as "isNow"
       from private.audit_log join analytics.recommendation_answers as said on said.id = row_id
       where table_name = 'analytics.recommendation_answers' and said.account_id = $1`,
      [accountId],
    );
    expect(rows[0]?.days).toBeGreaterThan(15);
    expect(rows[0]).toMatchObject({ actors: [demoChurch.personId], isNow: true });
  });

  test('no week has more than three cards, and the newest week’s are open', async () => {
    const all = await cards();
    const byWeek = Map.groupBy(all, ({ week }) => week);
    expect(Math.max(...[...byWeek.values()].map(({ length }) => length))).toBeLessThanOrEqual(3);
    const { rows } = await database.owner.query<{ weeks: number; newest: string }>(
      `select count(*)::integer as weeks, max(week)::text as newest
       from analytics.recommendation_weeks where account_id = $1`,
      [accountId],
    );
    expect(rows[0]?.weeks).toBeGreaterThan(140);
    const newest = byWeek.get(rows[0]?.newest ?? '') ?? [];
    expect(newest.every(({ status }) => status === 'new')).toBe(true);
  });

  test('a year of forecasts was kept before the weeks they are about, and scored by what came', async () => {
    const kept = await forecasts();
    expect(kept.filter(({ figure }) => figure === 'attendance')).toHaveLength(60);
    expect(new Set(kept.map(({ figure }) => figure))).toContain('giving');
    const { rows } = await database.owner.query<{ scored: number; right: number; inside: number }>(
      `select count(*)::integer as scored,
         count(*) filter (where spoken.came = week.value and spoken.scored_at > kept.said_at)::integer as right,
         count(*) filter (where spoken.came between (kept.said -> 0 ->> 2)::numeric and (kept.said -> 0 ->> 3)::numeric)::integer as inside
       from analytics.forecasts as kept
       join analytics.forecast_weeks as spoken on spoken.account_id = kept.account_id
         and spoken.figure = kept.figure and spoken.week = kept.origin + 7
       join analytics.figures as week on week.account_id = kept.account_id
         and week.figure = kept.figure and week.week = spoken.week
       where kept.account_id = $1 and kept.figure = 'attendance' and spoken.scored_at is not null`,
      [accountId],
    );
    const [{ scored, right, inside } = { scored: 0, right: 0, inside: 0 }] = rows;
    expect(scored).toBeGreaterThan(45);
    expect(right).toBe(scored);
    // Ranges that should hold four weeks out of five.
    expect(inside / scored).toBeGreaterThan(0.65);
    expect(inside / scored).toBeLessThan(0.95);
  });

  test('telling it again changes nothing', async () => {
    const before = await cards();
    await Promise.all([update(testMoment), update(testMoment)]);
    expect(await cards()).toEqual(before);
  });

  test('no card and no forecast knows what came later: without the weeks after it, it reads the same', async () => {
    const said = ({ week, rule, finding, expected }: Card) => ({ week, rule, finding, expected });
    const before = await cards();
    const keptBefore = await forecasts();
    const until = addWeeks(before.at(-1)?.week ?? '', -40);
    await database.owner.query('delete from analytics.recommendations where account_id = $1', [
      accountId,
    ]);
    for (const table of ['recommendation_weeks', 'forecasts', 'forecast_weeks']) {
      await database.owner.query(`delete from analytics.${table} where account_id = $1`, [
        accountId,
      ]);
    }
    await database.owner.query(
      'delete from analytics.figures where account_id = $1 and week > $2',
      [accountId, until],
    );
    await database.owner.query(
      'delete from private.readings where account_id = $1 and day >= $2::date + 7',
      [accountId, until],
    );
    // A Monday: the newest forecast is of a week that is just over.
    await update(Date.parse(`${addWeeks(until, 2)}T17:00:00Z`));
    expect((await forecasts()).filter(({ said }) => said[0]?.[0] !== 1)).toEqual([]);
    const earlier = ({ week }: Card) => week < until;
    expect((await cards()).filter(earlier).map(said)).toEqual(before.filter(earlier).map(said));
    expect(before.filter(earlier).length).toBeGreaterThan(10);
    const nameOf = ({ figure, origin }: Kept) => `${figure} ${origin}`;
    const keptOnce = new Map(keptBefore.map((each) => [nameOf(each), each]));
    // The last eight origins had fewer weeks to be right or wrong about.
    const keptAgain = (await forecasts()).filter(
      (each) => keptOnce.has(nameOf(each)) && each.origin < addWeeks(until, -8),
    );
    expect(keptAgain.length).toBeGreaterThan(50);
    expect(keptAgain).toEqual(keptAgain.map((each) => keptOnce.get(nameOf(each))));
  }, 60_000);
});
