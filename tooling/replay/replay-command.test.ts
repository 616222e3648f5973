import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { simulateChurch } from '../judge/simulated-church.ts';
import { fileOf } from './file-of.ts';

type Row = { week: string; value: number | null; state?: string; count?: number };
type Json = Record<string, unknown> & { figures?: Record<string, Row[]> };

const { file } = simulateChurch({ seed: 4, size: 180, weeks: 110 });
const church = fileOf(file);
let directory = '';

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'replay-'));
});
afterAll(() => rm(directory, { recursive: true }));

/** Runs the command on a church, or on a text. */
async function replay(given: unknown, ...more: string[]) {
  const path = join(directory, 'church.json');
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

describe('npm run replay', () => {
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
