import { beforeAll, describe, expect, test } from 'vitest';
import { addQuarters } from '#analytics/people/quarter.ts';
import { type ChurchReport, churchReportResponse } from '#contract/functions/church-report.ts';
import { shareLinkCreateResponse } from '#contract/functions/share-links.ts';
import { peopleLookMessages } from '#contract/messages/people-page.ts';
import { quarterWords } from '#contract/messages/quarter-words.ts';
import { reportMessages } from '#contract/messages/report.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { buildStoryChurch } from '#testing/factories/story-church.ts';
import { type GivingRun, givingRuns, type Said } from '#testing/figures/people/said-of-giving.ts';
import { workedOut } from '#testing/figures/people/worked-out.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { invokeFunction } from '#testing/invoke-function.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { startTestServer } from '#testing/test-server.ts';

const database = await forThisFile(createTestDatabase(), 'drop');
// More looks in a minute than one address may take.
const server = await forThisFile(startTestServer(database, { trustsProxy: true }), 'close');
let looks = 0;
const { owner } = database;

/** As many weeks as are closed today, of a church that begins in 2021. */
const weeks = 300;
type Row = GivingRun['rows'][number];
type Period = { quarter: string } | { year: number };

/** A church with rows of made-up giving, and the ways in which its report is read. */
async function churchWithReports() {
  const ruth = await buildPerson(owner, { role: 'account_admin' });
  const accountId = ruth.accountId ?? '';
  // Sums of gifts are of weeks, which have a rule of their own: here they are of a later quarter.
  await buildStoryChurch(owner, accountId, 8);
  const admin = await server.clientOf(ruth.email);
  const linkOf = async (showsGiving: boolean) => {
    const body = { accountId, label: 'The board', days: 30, showsGiving, showsNotes: false };
    const { data } = await invokeFunction(admin, 'share-link-create', body);
    return shareLinkCreateResponse.parse(data).path.replace('/shared#', '');
  };
  const tokens = { true: await linkOf(true), false: await linkOf(false) };
  const reportOf = async (period: Period, showsGiving: boolean) => {
    const body = { accountId, showsGiving, ...period };
    const { data } = await invokeFunction(admin, 'church-report', body);
    return churchReportResponse.parse(data);
  };
  const sharedOf = async (period: Period, showsGiving: boolean) => {
    looks += 1;
    const answer = await fetch(`${server.url}/functions/v1/shared-report`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `192.0.2.${looks % 250}`,
      },
      body: JSON.stringify({ token: tokens[`${showsGiving}`], ...period }),
    });
    return churchReportResponse.parse(await answer.json());
  };
  /** The report as a colleague and as anybody with the link reads it. */
  const read = (period: Period, showsGiving: boolean) =>
    Promise.all([reportOf(period, showsGiving), sharedOf(period, showsGiving)]);
  return { accountId, read };
}

async function keepRows(accountId: string, rows: readonly Row[]): Promise<void> {
  await owner.query(
    `insert into analytics.quarters (account_id, quarter, measure, span, value, base, state, as_of)
     select $1, said.*, now() from jsonb_to_recordset($2) as said
       (quarter text, measure text, span smallint, value integer, base integer, state text)
     on conflict (account_id, quarter, measure) do update set span = excluded.span, value = excluded.value,
       base = excluded.base, state = excluded.state`,
    [accountId, JSON.stringify(rows)],
  );
}

/** Regulars of a quarter, so that there is a report without giving too. */
const seen = (quarter: string): Row => ({
  ...{ quarter, measure: 'regulars_end', span: 1, value: 92, base: 138, state: 'complete' },
});

/** What a report's part on giving says in its table: the text beside a name, or that of a year earlier. */
function tableOf({ pages }: ChurchReport, column: 'now' | 'yearEarlier'): Map<string, string> {
  const giving = pages.flatMap(({ parts }) => parts).find(({ id }) => id === 'giving');
  return new Map(
    giving?.table?.rows.map(([name, now, yearEarlier]) => [
      String(name),
      String(column === 'now' ? now : yearEarlier),
    ]),
  );
}

/** How a row stands there, if it does. */
function lineOf({ quarter, measure, value }: Row): [string, string] | null {
  const { givingRows: names } = peopleLookMessages;
  const year = Number(quarter.slice(0, 4));
  switch (measure) {
    case 'givers':
      return [names.givers, String(value)];
    case 'givers_first':
      return [names.first, String(value)];
    case 'givers_stopped':
      return [names.stopped(String(year - 1), String(year)), String(value)];
    default:
      return null;
  }
}

const numbersIn = (said: unknown) => JSON.stringify(said).match(/\d+/g)?.map(Number) ?? [];

/** All numbers of a report's words on giving, in whichever part they stand. */
function numbersOfGiving({ pages }: ChurchReport, without: ChurchReport): number[] {
  const known = new Set(without.pages.flatMap(({ parts }) => parts.flatMap(textsOf)));
  const texts = pages.flatMap(({ parts }) => parts.flatMap(textsOf));
  return numbersIn(texts.filter((text) => !known.has(text)));
}

function textsOf({ sentence, lines, table }: ChurchReport['pages'][number]['parts'][number]) {
  return [sentence, ...lines, ...(table?.rows.flat().map(String) ?? [])];
}

const periodsOf = (quarter: string): Period[] => [
  { quarter },
  ...(quarter.endsWith('Q4') ? [{ year: Number(quarter.slice(0, 4)) }] : []),
];

describe.each([60, 200, 800])('of a church of %i people', (size) => {
  let church: Awaited<ReturnType<typeof churchWithReports>>;
  const runs = givingRuns({ size, seed: 3, weeks });
  beforeAll(async () => {
    church = await churchWithReports();
    await keepRows(
      church.accountId,
      runs.map(({ quarter }) => seen(quarter)),
    );
  });

  test('all reports to the board and behind links that ever told of giving tell nothing of a few households', {
    timeout: 300_000,
  }, async () => {
    const { accountId, read } = church;
    const without = new Map<Period, string>();
    const said: Said[] = [];
    const toldBefore: Row[] = [];
    for (const { quarter, rows, setsOf } of runs) {
      await keepRows(accountId, rows);
      for (const period of periodsOf(quarter)) {
        const plain = await read(period, false);
        without.set(period, JSON.stringify(plain));
        const told = rows.filter(({ state }) => state === 'complete');
        toldBefore.push(...told);
        for (const [way, report] of (await read(period, true)).entries()) {
          const table = tableOf(report, 'now');
          const isIn = (cells: Map<string, string>, row: Row, of = row.quarter) => {
            const [name = '', text = ''] = lineOf(row) ?? [];
            const months = quarterWords(of, { isShort: true });
            const names = [name, reportMessages.giving.rowOfQuarter(name, months)];
            return names.some((each) => cells.get(each) === text);
          };
          const behind = told.filter((row) => isIn(table, row));
          // What was told of the same quarter a year earlier stands beside it again.
          const again = toldBefore.filter(
            (row) =>
              row.quarter === addQuarters(quarter, -4) &&
              isIn(tableOf(report, 'yearEarlier'), row, quarter),
          );
          const counts = [...behind, ...again].flatMap(({ value, base }) => [value, base]);
          const years = numbersIn([...table.keys()]);
          const numbers = numbersOfGiving(report, plain[way] ?? report);
          expect(numbers.filter((each) => ![...counts, ...years].includes(each))).toEqual([]);
          said.push(
            ...behind.flatMap((row) => {
              const sets = setsOf(row);
              const name = `${row.quarter} ${row.span}`;
              // Of a pair that stands from an earlier run, it was said then who was behind it.
              const isOfNow = row.value === sets.part.size;
              return isOfNow ? [{ row: name, measure: row.measure, ...sets }] : [];
            }),
          );
        }
      }
    }
    expect(said.length).toBeGreaterThan(20);
    expect([...workedOut(said)]).toEqual([]);

    // What is read without giving is the same where there is none.
    await owner.query(
      "delete from analytics.quarters where account_id = $1 and measure ~ '^gave|^givers'",
      [accountId],
    );
    for (const [period, before] of without) {
      expect(JSON.stringify(await read(period, false))).toBe(before);
    }
  });
});
