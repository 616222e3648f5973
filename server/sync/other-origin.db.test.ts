import { beforeAll, describe, expect, test, vi } from 'vitest';
import { otherOriginNotes } from '#contract/messages/sync.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { type ReceivedRequest, startTestProvider } from '#testing/integrations/provider-server.ts';
import { addWhatIsKept, figuresOf } from '#testing/sync/kept-figures.ts';
import { arrangeSyncs, type StandChurch } from '#testing/sync/sync-stand.ts';
import { digitSum, fast, isWeek, weekOf } from '#testing/sync/weeks-provider.ts';
import { readingsTable } from '#testing/sync/weeks-reader.ts';
import { createTestDatabase } from '#testing/test-database.ts';

const weeks = 12;
/** What the second organization's weeks have more than the first one's. */
const more = 1_000;

const database = await forThisFile(createTestDatabase(), 'drop');
await database.owner.query(readingsTable);
const provider = await forThisFile(startTestProvider(), 'close');
const stand = arrangeSyncs(database, provider, weeks);

/** Answers as an organization of Planning Center. */
function answerAs(organizationId: string, add: number): void {
  provider.answerWith((request) => answerOf(request, organizationId, add));
}

function answerOf(request: ReceivedRequest, organizationId: string, add: number) {
  const organization = { data: { type: 'Organization', id: organizationId } };
  const data = isWeek(request)
    ? { value: digitSum(weekOf(request)) + add }
    : { id: '42', relationships: { organization } };
  return { headers: fast, json: { data } };
}

const untilRead = (church: StandChurch) =>
  vi.waitFor(
    async () => expect(await stand.row(church)).toMatchObject({ is_read: true, state: 'idle' }),
    { timeout: 20_000, interval: 20 },
  );

const notesOf = async (accountId: string) =>
  (
    await database.owner.query<{ text: string; kind: string }>(
      'select text, kind from analytics.annotations where account_id = $1',
      [accountId],
    )
  ).rows;

describe('a church that connects another organization after a Disconnect', () => {
  let church: StandChurch;
  beforeAll(async () => {
    answerAs('7', 0);
    church = await stand.connectChurch();
  });

  const readAgainAs = async (organizationId: string, add: number): Promise<void> => {
    await stand.disconnect(church);
    answerAs(organizationId, add);
    await stand.connect(church);
    const syncs = await stand.start();
    await untilRead(church);
    await syncs.stop();
  };

  test('keeps its figures as long as it is the same one', async () => {
    const syncs = await stand.start();
    await untilRead(church);
    await syncs.stop();
    await addWhatIsKept(database.owner, church.accountId);
    await readAgainAs('7', 0);
    expect(await figuresOf(database.owner, church.accountId)).toHaveLength(weeks + 2);
    expect(await notesOf(church.accountId)).toEqual([]);
  });

  test('sees only the figures of the other one, with a note, and is asked again what counts', async () => {
    await readAgainAs('8', more);
    const { accountId } = church;
    const figures = await figuresOf(database.owner, accountId);
    const ofPlanningCenter = figures.filter(({ figure }) => figure !== 'search_clicks');
    expect(ofPlanningCenter).toHaveLength(weeks);
    for (const { figure, week, value } of ofPlanningCenter) {
      expect({ figure, value }).toEqual({ figure: 'attendance', value: digitSum(week) + more });
    }
    // Another system's stay.
    expect(figures).toContainEqual({ figure: 'search_clicks', week: '2026-11-09', value: 12 });
    expect(await notesOf(accountId)).toEqual([
      { text: otherOriginNotes.planning_center, kind: 'change' },
    ]);
    const { rows } = await database.owner.query(
      `select chosen, currency from analytics.measure_choices where account_id = $1
       union all
       select to_jsonb(figure), 'before' from analytics.superseded_figures where account_id = $1
       union all
       select to_jsonb(figure), 'said' from analytics.forecasts where account_id = $1
       union all
       select to_jsonb(figure), 'spoken of' from analytics.forecast_weeks where account_id = $1`,
      [accountId],
    );
    expect(rows).toEqual([
      { chosen: null, currency: null },
      { chosen: 'search_clicks', currency: 'spoken of' },
    ]);
  });

  test('has its own back when it connects the first one again', async () => {
    await readAgainAs('7', 0);
    const figures = await figuresOf(database.owner, church.accountId);
    expect(figures).toHaveLength(weeks + 2);
    expect(figures).toContainEqual({ figure: 'group_members', week: '2024-11-18', value: 61 });
    expect(figures.filter(({ value }) => value > more)).toEqual([]);
  });
});

describe('another organization is connected, and no figure is a mixture,', () => {
  const expectOnlyOfTheOther = async (church: StandChurch) => {
    const figures = (await figuresOf(database.owner, church.accountId)).filter(
      ({ figure }) => figure !== 'search_clicks',
    );
    expect(figures).toHaveLength(weeks);
    for (const { week, value } of figures) {
      expect({ week, value }).toEqual({ week, value: digitSum(week) + more });
    }
  };

  test('when that happens while the first one is being read', async () => {
    const held: (() => void)[] = [];
    let asked = 0;
    provider.answerWith(async (request) => {
      asked += isWeek(request) ? 1 : 0;
      if (asked === 3) {
        await new Promise<void>((resolve) => held.push(resolve));
      }
      return answerOf(request, '7', 0);
    });
    const church = await stand.connectChurch();
    const syncs = await stand.start();
    await expect.poll(() => held.length, { timeout: 10_000 }).toBe(1);
    answerAs('8', more);
    await stand.connect(church);
    held[0]?.();
    await untilRead(church);
    await syncs.stop();
    await expectOnlyOfTheOther(church);
  });

  const readAfterwards = async (church: StandChurch) => {
    answerAs('8', more);
    await stand.connect(church);
    const syncs = await stand.start();
    await untilRead(church);
    await syncs.stop();
  };
  const readFirst = async () => {
    answerAs('7', 0);
    const church = await stand.connectChurch();
    const syncs = await stand.start();
    await untilRead(church);
    await syncs.stop();
    await addWhatIsKept(database.owner, church.accountId);
    return church;
  };

  test('when the church has no room for another note', async () => {
    const church = await readFirst();
    await database.owner.query(
      `insert into analytics.annotations (account_id, starts_on, ends_on, text, kind)
       select $1, '2026-11-01', '2026-11-01', 'Snow', 'weather' from generate_series(1, 2000)`,
      [church.accountId],
    );
    await readAfterwards(church);
    await expectOnlyOfTheOther(church);
    expect(await notesOf(church.accountId)).toHaveLength(2_001);
  });

  test('when the first look at whose records they are comes to nothing', async () => {
    const church = await readFirst();
    await database.owner.query(`create sequence lab.looks;
      create function lab.fail_first() returns trigger language plpgsql security definer as $$
      begin
        if nextval('lab.looks') = 1 then
          raise exception 'The first one fails';
        end if;
        return new;
      end $$;
      create trigger fail_first before update on private.figure_origins
        for each row execute function lab.fail_first();`);
    await readAfterwards(church);
    await database.owner.query('drop trigger fail_first on private.figure_origins');
    await expectOnlyOfTheOther(church);
  });
});
