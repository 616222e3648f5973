import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addWeeks } from '#analytics/calendar/church-week.ts';
import { simulateChurch } from '../judge/simulated-church.ts';
import { fileOf } from './file-of.ts';

type Row = { week: string; value: number | null; state?: string; count?: number };
type Json = Record<string, unknown> & { figures?: Record<string, Row[]> };

const { file } = simulateChurch({ seed: 4, size: 180, weeks: 110 });
const church = fileOf(file);
let directory = '';
let files = 0;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'replay-'));
});
afterAll(() => rm(directory, { recursive: true }));

/** Runs the command on a church, or on a text. */
async function replay(given: unknown, ...more: string[]) {
  files += 1;
  const path = join(directory, `church-${files}.json`);
  await writeFile(path, typeof given === 'string' ? given : JSON.stringify(given));
  return run(path, ...more);
}

function run(...given: string[]): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['tooling/replay.ts', ...given],
      { maxBuffer: 2 ** 26 },
      (error, out, err) => resolve({ code: Number(error?.code ?? 0), out, err }),
    );
  });
}

function cutAt(week: string): Json {
  const figures = Object.entries(church.figures).map(([figure, rows]) => [
    figure,
    rows.filter((row) => row.week <= week),
  ]);
  return { ...church, figures: Object.fromEntries(figures) };
}

describe('npm run replay', { timeout: 60_000 }, () => {
  test('says a line a week from the 53rd on, the same bytes each time', async () => {
    const first = await replay(church);
    const second = await replay(church);
    const lines = first.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(first).toEqual(second);
    expect(first.code).toBe(0);
    expect(lines).toHaveLength(110 - 52);
    expect(Object.keys(lines[0])).toEqual([
      'week',
      'headline',
      'coming',
      'off',
      'growth',
      'verdicts',
      'ahead',
      'cards',
    ]);
    expect(lines[0].ahead).toHaveLength(8);
    expect(lines[0].ahead[0]).toEqual({
      week: lines[1].week,
      low80: lines[1].verdicts.attendance.low80,
      high80: lines[1].verdicts.attendance.high80,
      median: lines[1].verdicts.attendance.median,
    });
  });

  test('knows nothing of later weeks: a church cut at a week has the same lines up to it', async () => {
    const whole = (await replay(church)).out.trim().split('\n');
    for (const index of [60, 83, 97]) {
      const cut = await replay(cutAt(JSON.parse(whole[index - 53] ?? '').week));
      expect(cut.out.trim().split('\n')).toEqual(whole.slice(0, index - 52));
    }
  });

  test('takes weeks in any order, and one that is left out for one without a value', async () => {
    const whole = await replay(church);
    const shuffled = Object.entries(church.figures).map(([figure, rows]) => [
      figure,
      rows.filter(({ value }) => value !== null).toReversed(),
    ]);
    expect(await replay({ ...church, figures: Object.fromEntries(shuffled) })).toEqual(whole);
  });

  test('--from only trims', async () => {
    const whole = (await replay(church)).out.trim().split('\n');
    const from = JSON.parse(whole[20] ?? '').week;
    expect((await replay(church, '--from', from)).out.trim().split('\n')).toEqual(whole.slice(20));
    const [first] = church.figures.attendance ?? [];
    const all = (await replay(church, '--from', first?.week ?? '')).out.trim().split('\n');
    expect(all.slice(52)).toEqual(whole);
  });

  const weeksOf = (length: number, value: (index: number) => number | null, first = '2020-01-06') =>
    Array.from({ length }, (_, index) => ({
      week: addWeeks(first, index),
      value: value(index),
      count: 1,
      state: 'complete',
    }));
  const about = (size: number) => (index: number) =>
    Math.round(size * (1 + 0.1 * Math.sin(7.3 * index)));
  const linesOf = async (given: object, ...more: string[]) => {
    const { code, out } = await replay({ ...church, ...given }, ...more);
    expect(code).toBe(0);
    return out
      .trim()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  };

  test('has no line yet for a church of one week, and one for it with --from', async () => {
    const figures = { attendance: weeksOf(1, () => 40) };
    expect(await linesOf({ figures })).toEqual([]);
    expect(await linesOf({ figures }, '--from', '2020-01-06')).toMatchObject([
      {
        off: [],
        ahead: [],
        growth: { attendance: null },
        verdicts: { attendance: { state: 'none' } },
      },
    ]);
  });

  test('begins with the first week that has a value, after weeks that are hidden', async () => {
    const hidden = weeksOf(60, (index) => (index < 3 ? null : 200_000)).map((row, index) =>
      index < 3 ? { ...row, state: 'suppressed' } : row,
    );
    expect(await linesOf({ figures: { giving: hidden } })).toHaveLength(57 - 52);
    expect(await linesOf({ figures: { giving: hidden.slice(0, 3) } })).toEqual([]);
  });

  test('judges giving per person where giving and attendance are, without a count of givers', async () => {
    const figures = { attendance: weeksOf(80, about(100)), giving: weeksOf(80, about(300_000)) };
    const [last] = (await linesOf({ figures })).slice(-1);
    expect(last.verdicts.giving_per_attender).toMatchObject({
      state: expect.stringMatching(/normal|outside/),
      low80: expect.any(Number),
    });
    expect(last.verdicts).not.toHaveProperty('giving');
  });

  test('asks about each zero of a church that only typed zeros', async () => {
    const lines = await linesOf({ figures: { attendance: weeksOf(60, () => 0) } });
    for (const { verdicts, off, ahead } of lines) {
      expect(verdicts.attendance).toMatchObject({ state: 'asked', side: null });
      expect({ off, ahead }).toEqual({ off: [], ahead: [] });
    }
  });

  test('asks about a zero and about a count over three times the most expected, and learns nothing', async () => {
    const usual = about(100);
    const given = (index: number) => (index === 70 ? 0 : index === 75 ? 1000 : usual(index));
    const lines = await linesOf({ figures: { attendance: weeksOf(80, given) } });
    for (const index of [70, 75]) {
      const { verdicts, off } = lines[index - 52];
      expect(verdicts.attendance).toMatchObject({ state: 'asked', side: null, direction: null });
      expect(off).toEqual([]);
      const [before, after] = [lines[index - 53], lines[index - 51]];
      const middle = before.verdicts.attendance.median;
      expect(Math.abs(after.verdicts.attendance.median / middle - 1)).toBeLessThan(0.05);
    }
  });

  test('neither judges nor learns from a week that is not complete', async () => {
    const weeks = weeksOf(80, about(100));
    const cut = weeks.map((row, index) =>
      index === 70 ? { ...row, value: 20, state: 'incomplete' } : row,
    );
    const none = weeks.filter((_, index) => index !== 70);
    const [lines, without] = [
      await linesOf({ figures: { attendance: cut } }),
      await linesOf({ figures: { attendance: none } }),
    ];
    expect(lines[70 - 52].verdicts.attendance).toMatchObject({ state: 'none', side: null });
    expect(lines.map(({ ahead }) => ahead)).toEqual(without.map(({ ahead }) => ahead));
  });

  test.each([
    ['saturday', '2020-01-04'],
    ['sunday', '2020-01-05'],
  ])('takes weeks that start on %s', async (weekStartsOn, first) => {
    const lines = await linesOf({
      weekStartsOn,
      figures: { attendance: weeksOf(70, about(100), first) },
    });
    expect(lines).toHaveLength(70 - 52);
    expect(lines[0].ahead[0].week).toBe(lines[1].week);
    expect(lines[0].verdicts.attendance.state).toMatch(/normal|outside/);
  });

  test.each<[string, (index: number) => number]>([
    ['huge', (index) => 1e300 * (1 + (index % 3))],
    ['tiny', (index) => 1e-9 * (1 + (index % 3))],
  ])('says finite numbers of a church of %s ones', async (_, value) => {
    const lines = await linesOf({ figures: { attendance: weeksOf(90, value) } });
    for (const { growth } of lines) {
      for (const each of ['change', 'low', 'high']) {
        expect(growth.attendance?.[each] ?? 0).toEqual(expect.any(Number));
        expect(growth.attendance === null || growth.attendance[each] !== null).toBe(true);
      }
    }
  });

  const row = { week: '2024-01-01', value: 168, count: 168, state: 'complete' };
  const attendance = (...rows: object[]) => ({ ...church, figures: { attendance: rows } });
  test.each<[string, unknown, string[]]>([
    ['text that is not JSON', 'weeks', []],
    ['a church without figures', { ...church, figures: {} }, []],
    ['a list', [], []],
    ['an unknown figure', { ...church, figures: { souls: [row] } }, []],
    ['an unknown state', attendance({ ...row, state: 'whole' }), []],
    ['an unknown time zone', { ...church, timeZone: 'Ohio' }, []],
    ['an unknown Easter', { ...church, easter: 'julian' }, []],
    ['an unknown first day of the week', { ...church, weekStartsOn: 'Monday' }, []],
    ['a day that is not the first of a week', attendance({ ...row, week: '2024-01-02' }), []],
    ['a date that there is not', attendance({ ...row, week: '2024-02-30' }), []],
    ['a week that stands twice', attendance(row, row), []],
    ['a negative value', attendance({ ...row, value: -1 }), []],
    [
      'a value without end',
      JSON.stringify(attendance(row)).replace('"value":168', '"value":1e999'),
      [],
    ],
    ['a week to begin with that the church does not have', church, ['--from', '1999-01-04']],
    ['an option that there is not', church, ['--until', '2020-01-06']],
  ])('refuses %s with one sentence and exit code 2', async (_, given, more) => {
    const { code, out, err } = await replay(given, ...more);
    expect({ code, out, sentences: err.trim().split('\n').length }).toEqual({
      code: 2,
      out: '',
      sentences: 1,
    });
  });

  test('refuses to read no file', async () => {
    expect(await run()).toMatchObject({ code: 2, out: '' });
    expect(await run(join(directory, 'nothing.json'))).toMatchObject({ code: 2, out: '' });
  });
});
