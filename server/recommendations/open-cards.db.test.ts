import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addWeeks } from '#analytics/calendar/church-week.ts';
import { churchPulseResponse } from '#contract/functions/church-pulse.ts';
import {
  churchRecommendationsResponse,
  type RecommendationAnswer,
} from '#contract/functions/recommendations.ts';
import { buildFigures } from '#testing/factories/figures.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { plantFigures } from '#testing/factories/plant-figures.ts';
import { change, quietChurch } from '#testing/figures/made-up-church.ts';
import { plain } from '#testing/figures/made-up-pulse.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { invokeFunction } from '#testing/invoke-function.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { startTestServer } from '#testing/test-server.ts';
import { readChurchRows } from '../church/read-church.ts';
import { updateRecommendations } from './update-recommendations.ts';

/** The week of October 26, 2026. */
const october = 147;
/** Fewer kids in eleven weeks of the fall, and as many as ever after them. */
const church = quietChurch(21, october + 20);
change(church, 'kids', 27, (value, at) => (at < 11 ? Math.round(value * 0.6) : value));

const database = await forThisFile(createTestDatabase(), 'drop');
const server = await forThisFile(startTestServer(database), 'close');
const ruth = await buildPerson(database.owner, { role: 'account_admin' });
const ruths = await server.clientOf(ruth.email);
const accountId = ruth.accountId ?? '';
const { owner } = database;
const { jobs } = database.connections;

/** The Friday after a week, which is closed by then, with what was counted; and the cards that its people find. */
function fridayAfter(index: number, counted = () => Promise.resolve()) {
  return daysAfter(11, index, counted);
}

/** The same so many days after the week’s Monday. */
async function daysAfter(days: number, index: number, counted = () => Promise.resolve()) {
  await plantFigures(owner, accountId, church, index);
  await counted();
  const now = new Date(Date.parse(`${church.weeks[index]}T15:00:00Z`) + days * 86_400_000);
  await updateRecommendations(jobs, await readChurchRows(jobs, accountId, now));
  return readAll();
}

async function readAll() {
  const { data } = await invokeFunction(ruths, 'church-recommendations', { accountId });
  const { cards, earlier } = churchRecommendationsResponse.parse(data);
  const titles = (all: typeof cards) => all.map(({ finding }) => plain(finding.title));
  return {
    ids: cards.map(({ id }) => id),
    earlierIds: earlier.map(({ id }) => id),
    titles: titles(cards),
    earlier: titles(earlier),
  };
}

async function answer(id: string | undefined, said: RecommendationAnswer) {
  await invokeFunction(ruths, 'recommendation-answer', { accountId, id, answer: said });
}

/** What somebody enters for a week. */
function enter(figure: string, week: string | undefined, value: number | null) {
  return owner.query(
    `update analytics.figures set value = $4, state = $5
     where account_id = $1 and figure = $2 and week = $3`,
    [accountId, figure, week, value, value === null ? 'missing' : 'complete'],
  );
}

/** Every kid of the fall was there after all. */
async function entered() {
  const quiet = quietChurch(21, october + 20).values.get('kids') ?? [];
  for (let index = october - 10; index <= october + 1; index += 1) {
    await enter('kids', church.weeks[index], quiet[index] ?? null);
  }
}

/** How many statements wait for somebody else’s row. */
async function waitingForRows(): Promise<number> {
  const { rows } = await owner.query<{ waiting: number }>(
    `select count(*)::integer as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.waiting ?? 0;
}

async function made(): Promise<number> {
  const { rows } = await owner.query<{ made: number }>(
    'select count(*)::integer as made from analytics.recommendations where account_id = $1',
    [accountId],
  );
  return rows[0]?.made ?? 0;
}

beforeEach(async () => {
  for (const table of [
    'figures',
    'superseded_figures',
    'recommendations',
    'recommendation_weeks',
  ]) {
    await owner.query(`delete from analytics.${table} where account_id = $1`, [accountId]);
  }
});

const kids = 'Kids are a smaller share of attendance than usual';

describe('a card that nobody has answered', () => {
  test('stays as long as it holds, and does not come again as a new one', async () => {
    const first = await fridayAfter(october);
    expect(first.titles).toEqual([kids]);
    const second = await fridayAfter(october + 1);
    expect([second.ids, second.earlier]).toEqual([first.ids, []]);
    await answer(first.ids[0], 'accepted');
    const third = await fridayAfter(october + 2);
    expect([third.ids, await made()]).toEqual([first.ids, 1]);
    await answer(first.ids[0], 'done');
    expect(await readAll()).toMatchObject({ titles: [], earlier: [kids] });
  });

  test('is one of what was seen then once it no longer holds, and stays that', async () => {
    await fridayAfter(october);
    const after = await fridayAfter(october + 14);
    expect(after).toMatchObject({ titles: [], earlier: [kids] });
    const later = await fridayAfter(october + 15);
    expect(later).toMatchObject({ titles: [], earlier: [kids] });
    const pulse = churchPulseResponse.parse(
      (await invokeFunction(ruths, 'church-pulse', { accountId })).data,
    );
    expect(pulse).toMatchObject({ todo: { card: null } });
  });

  test('stays where a week is looked at again because a later one is not whole any more', async () => {
    const first = await fridayAfter(october);
    await fridayAfter(october + 1);
    expect((await daysAfter(7, october + 2)).ids).toEqual(first.ids);
    const undone = async () => {
      await enter('attendance', church.weeks[october + 2], null);
    };
    expect((await daysAfter(8, october + 2, undone)).ids).toEqual(first.ids);
    expect((await fridayAfter(october + 2)).ids).toEqual(first.ids);
  });

  test('is gone for good once its weeks are corrected', async () => {
    expect((await fridayAfter(october)).titles).toEqual([kids]);
    expect(await fridayAfter(october + 1, entered)).toMatchObject({ titles: [], earlier: [] });
    // Whatever is read later.
    expect(await fridayAfter(october + 2)).toMatchObject({ earlier: [] });
  });

  test('is not gone where somebody answers it while its weeks are found corrected', async () => {
    const { ids, titles } = await fridayAfter(october);
    const person = await owner.connect();
    await person.query('begin');
    await person.query("update analytics.recommendations set status = 'accepted' where id = $1", [
      ids[0],
    ]);
    const looked = fridayAfter(october + 1, entered);
    await vi.waitFor(async () => expect(await waitingForRows()).toBe(1), 20_000);
    await person.query('commit');
    person.release();
    expect((await looked).earlier).toEqual(titles);
    await answer(ids[0], 'taken_back');
    expect((await readAll()).earlier).toEqual(titles);
  });
});

test('every open card is in the list, however old, and no page of earlier ones lacks one', async () => {
  await fridayAfter(october);
  const { rows } = await owner.query<{ id: string; is_open: boolean }>(
    `insert into analytics.recommendations (account_id, finding_id, rule, week, place, finding, due_on, held_to)
     select $1, 'old ' || number, 'sustained_shift', card.week - 7 * number, 1, card.finding, card.due_on,
       case when number % 14 = 0 then card.week end
     from generate_series(1, 70) as number, analytics.recommendations as card where card.account_id = $1
     returning id, held_to is not null as is_open`,
    [accountId],
  );
  const page = async (before?: string) =>
    churchRecommendationsResponse.parse(
      (await invokeFunction(ruths, 'church-recommendations', { accountId, before })).data,
    );
  const first = await page();
  const second = await page(first.next ?? '');
  const idsOf = (cards: typeof first.cards) => cards.map(({ id }) => id).toSorted();
  const [open, over] = [true, false].map((is) =>
    rows.flatMap(({ id, is_open }) => (is_open === is ? id : [])).toSorted(),
  );
  expect(first.cards).toHaveLength(6);
  expect(idsOf(first.cards)).toEqual(expect.arrayContaining(open ?? []));
  expect(idsOf([...first.earlier, ...second.earlier])).toEqual(over);
  expect(second).toMatchObject({ cards: [], next: null });
});

test('on the day a week is closed, a count that was read before is whole for the cards too', async () => {
  const readBefore = async () => {
    await owner.query(
      `update analytics.figures set state = 'incomplete'
       where account_id = $1 and figure = 'attendance' and week = $2`,
      [accountId, church.weeks[october]],
    );
  };
  const { titles } = await daysAfter(10, october, readBefore);
  expect(titles).toEqual([kids]);
});

test('Easter ahead comes first, and is what was seen then once its Sunday is being counted', async () => {
  await fridayAfter(october);
  const { rows } = await owner.query<{ week: string }>(
    `insert into analytics.recommendations (account_id, finding_id, rule, week, place, finding, due_on, held_to)
     select account_id, 'easter', 'festival_weeks', week - 14, 1,
       finding || '{"rule": "festival_weeks", "figures": ["attendance"], "title": "Easter is coming"}', due_on, week
     from analytics.recommendations where account_id = $1 returning (week + 21)::text as week`,
    [accountId],
  );
  expect((await readAll()).titles).toEqual(['Easter is coming', kids]);
  const easter = { accountId, figure: 'attendance' } as const;
  await buildFigures(owner, easter, [{ week: rows[0]?.week ?? '', value: 302 }]);
  const { titles, earlier } = await readAll();
  expect([titles, earlier]).toEqual([[kids], ['Easter is coming']]);
});

test('one missing count is asked for by one card, whichever Sundays were missing beside it', async () => {
  const missing =
    (...indices: number[]) =>
    async () => {
      for (const index of indices) {
        await enter('attendance', church.weeks[index], null);
      }
    };
  const aboutCounts = ({ titles, earlier }: Awaited<ReturnType<typeof readAll>>) =>
    [titles, earlier].map((all) => all.filter((title) => title.includes('headcount')));
  const [one, both] = [october, october + 1];
  expect(aboutCounts(await fridayAfter(one, missing(one)))).toEqual([
    ['No full headcount for November 1'],
    [],
  ]);
  expect(aboutCounts(await fridayAfter(both, missing(one, both)))).toEqual([
    ['No full headcount for November 1 and November 8'],
    [],
  ]);
  // The newer one is found again: the card says so itself, and none is made.
  const next = await fridayAfter(both + 1, missing(one));
  expect(aboutCounts(next)).toEqual([['No full headcount for November 1'], []]);
  const { rows } = await owner.query<{ weeks: { to: string } }>(
    `select finding -> 'weeks' as weeks from analytics.recommendations
     where account_id = $1 and rule = 'uncounted_weeks' order by week`,
    [accountId],
  );
  expect(rows.map(({ weeks }) => weeks.to)).toEqual([church.weeks[one], church.weeks[both]]);
  const { data } = await invokeFunction(ruths, 'church-recommendations', { accountId });
  const told = churchRecommendationsResponse
    .parse(data)
    .cards.find(({ finding }) => finding.rule === 'uncounted_weeks');
  expect(told?.finding.weeks).toEqual({ from: church.weeks[one], to: church.weeks[one] });
  expect(told?.week).toBe(addWeeks(church.weeks[one] ?? '', 1));
});
