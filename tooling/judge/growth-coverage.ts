import { replayChurch } from '../replay/replay-church.ts';
import { type Seeds, seedsOf, simulateChurch } from './simulated-church.ts';

const grewAt = 112;
const weeks = 166;
/** Weeks of the second year that nobody counted. */
const uncounted = { from: 60, to: 86 };

/** The year over year of churches that have grown by a tenth, and of ones that did not count for half a year. */
export type GrowthCoverage = {
  size: number;
  /** The shares of Mondays of the third year with a range, and of these with a tenth inside of it. */
  given: number;
  holdsTenth: number;
  /** Mondays, of all churches, on which a change is claimed after half a year without a count. */
  claimedAfterGap: number;
};

/** Replays churches whose last half year lies a tenth over the same weeks of the year before. */
export async function growthCoverage(size: number, churches: Seeds): Promise<GrowthCoverage> {
  const ranges: ({ low: number; high: number } | null)[] = [];
  let claimedAfterGap = 0;
  for (const seed of seedsOf(churches)) {
    const grown = await growthsOf(seed, size, 1.1);
    ranges.push(...grown.slice(grewAt + 25, grewAt + 52));
    const uneven = await growthsOf(seed, size, 1, uncounted);
    claimedAfterGap += uneven.slice(104).filter((growth) => growth?.said).length;
  }
  const given = ranges.filter((range) => range !== null);
  const held = given.filter(({ low, high }) => low <= 0.1 && high >= 0.1);
  return {
    size,
    given: given.length / ranges.length,
    holdsTenth: held.length / given.length,
    claimedAfterGap,
  };
}

async function growthsOf(seed: number, size: number, level: number, gap?: typeof uncounted) {
  const change = { figure: 'attendance', at: grewAt, levelAt: () => level } as const;
  const { file } = simulateChurch({ seed, size, weeks, change, only: 'attendance' });
  const rows = (file.figures.get('attendance') ?? []).map((row, index) =>
    gap && index >= gap.from && index < gap.to ? { ...row, value: null } : row,
  );
  const lines = await replayChurch({ ...file, figures: new Map([['attendance', rows]]) });
  return lines.map(({ growth }) => growth.attendance ?? null);
}
