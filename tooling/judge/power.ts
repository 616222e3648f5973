import { replayChurch } from '../replay/replay-church.ts';
import { type Direction, type Saying, weeksUntilSaid } from './said.ts';
import { type LevelChange, type Seeds, seedsOf, simulateChurch } from './simulated-church.ts';

const changedAt = 130;

type Case = {
  name: string;
  direction: Direction;
  change: Omit<LevelChange, 'at'>;
  /** Within how many weeks it is to be said. */
  within: readonly number[];
};

const step = (name: string, level: number, within: readonly number[]): Case => ({
  name,
  direction: level > 1 ? 'up' : 'down',
  change: { figure: 'attendance', levelAt: () => level },
  within,
});

/** The changes of judging.md: at once, slowly, and of other figures. */
export const cases: readonly Case[] = [
  step('-20 %', 0.8, [13, 26]),
  step('-10 %', 0.9, [26, 52]),
  step('-5 %', 0.95, [26, 52]),
  step('+10 %', 1.1, [26, 52]),
  {
    name: '-1 %/month',
    direction: 'down',
    change: { figure: 'attendance', levelAt: (since) => 0.99 ** (since / 4.345) },
    within: [52, 78],
  },
  {
    name: '-2 %/month',
    direction: 'down',
    change: { figure: 'attendance', levelAt: (since) => 0.98 ** (since / 4.345) },
    within: [26, 52],
  },
  {
    name: 'guests x2',
    direction: 'up',
    change: { figure: 'first_time_guests', levelAt: () => 2 },
    within: [26],
  },
  {
    name: 'kids -25 %',
    direction: 'down',
    change: { figure: 'kids', levelAt: () => 0.75 },
    within: [26],
  },
];

/** The share of churches that are told of a change, in percent, by how many weeks after it. */
export type Power = { name: string; size: number; told: Record<string, number> };

/** Lives through churches of a size of which something changes after two and a half years. */
export async function power(
  { name, direction, change, within }: Case,
  size: number,
  churches: Seeds,
): Promise<Power> {
  const longest = Math.max(...within);
  const waits: Record<Saying | 'any', (number | null)[]> = {
    any: [],
    state: [],
    growth: [],
    card: [],
  };
  for (const seed of seedsOf(churches)) {
    const { file } = simulateChurch({
      seed: 1000 + seed,
      size,
      weeks: changedAt + longest,
      change: { ...change, at: changedAt },
      ...(change.figure === 'attendance' ? { only: 'attendance' } : {}),
    });
    const lines = await replayChurch(file);
    const { figure } = change;
    waits.any.push(weeksUntilSaid(lines, changedAt, { figure, direction }));
    for (const by of ['state', 'growth', 'card'] as const) {
      waits[by].push(weeksUntilSaid(lines, changedAt, { figure, direction, by: [by] }));
    }
  }
  const share = (list: (number | null)[], weeks: number) =>
    Math.round(
      (100 * list.filter((each) => each !== null && each <= weeks).length) / churches.count,
    );
  return {
    name,
    size,
    told: Object.fromEntries([
      ...within.map((weeks) => [`by ${weeks}`, share(waits.any, weeks)]),
      ...(['state', 'growth', 'card'] as const).map((by) => [by, share(waits[by], longest)]),
    ]),
  };
}
