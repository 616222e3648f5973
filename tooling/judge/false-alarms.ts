import { mean } from 'd3-array';
import { replayChurch } from '../replay/replay-church.ts';
import { type Direction, statementsOf } from './said.ts';
import { type Seeds, type SimulatedChurch, seedsOf, simulateChurch } from './simulated-church.ts';

/** What is said of churches in which nothing changes, a year. */
export type FalseAlarms = {
  size: number;
  /** Statements that attendance has changed, together and by who says them. */
  attendance: number;
  state: number;
  growth: number;
  /** Weeks in which any tile is called unusual or changed. */
  weeksOff: number;
  /** Cards that say that something has changed. */
  cards: number;
  /** The shares of Mondays from the third year on with a range for growth, and with 0 inside of it. */
  growthGiven: number;
  growthHoldsNothing: number;
  /** Weeks off by tile and state, and cards by rule, a year. */
  details: Record<string, number>;
};

const weeks = 208;
const learning = 52;
/** A statement is true where the level has moved so far that way within a year. */
const moved = 0.03;
const drift = 0.004;

/** Lives through stable churches: every second has a level that drifts slowly. */
export async function falseAlarms(
  size: number,
  churches: Seeds,
  only?: 'attendance',
): Promise<FalseAlarms> {
  const all: Lived[] = [];
  for (const seed of seedsOf(churches)) {
    const made = simulateChurch({
      seed,
      size,
      weeks,
      drift: seed % 2 === 0 ? drift : 0,
      ...(only ? { only } : {}),
    });
    all.push(await ofChurch(made));
  }
  const years = (churches.count * (weeks - learning)) / 52;
  const sum = (of: (each: Lived) => number) => all.reduce((total, each) => total + of(each), 0);
  const details: Record<string, number> = {};
  for (const name of all.flatMap((each) => each.details)) {
    details[name] = (details[name] ?? 0) + 1 / years;
  }
  const inGrowth = all.flatMap(({ growths }) => growths);
  const given = inGrowth.filter((each) => each !== null);
  return {
    size,
    attendance: sum(({ statements }) => statements.length) / years,
    state: sum(({ statements }) => statements.filter((one) => one === 'state').length) / years,
    growth: sum(({ statements }) => statements.filter((one) => one === 'growth').length) / years,
    weeksOff: sum(({ weeksOff }) => weeksOff) / years,
    cards: sum(({ cards }) => cards) / years,
    growthGiven: given.length / inGrowth.length,
    growthHoldsNothing: mean(given, ({ low, high }) => Number(low <= 0 && high >= 0)) ?? 0,
    details,
  };
}

type Lived = Awaited<ReturnType<typeof ofChurch>>;

async function ofChurch(made: SimulatedChurch) {
  const lines = (await replayChurch(made.file)).slice(learning);
  const wrong = statementsOf(lines, 'attendance').filter(
    ({ index, direction }) => !hasMoved(made, index + learning, direction),
  );
  const off = lines.flatMap(({ off: tiles, verdicts }) =>
    tiles.map((tile) => `${tile} ${verdicts[tile]?.state}`),
  );
  const cards = lines.flatMap((line) => line.cards.filter(({ kind }) => kind === 'finding'));
  return {
    statements: wrong.map(({ saying }) => saying),
    weeksOff: lines.filter((line) => line.off.length > 0).length,
    cards: cards.length,
    growths: lines.slice(104 - learning).map(({ growth }) => growth.attendance ?? null),
    details: [...off, ...cards.map(({ rule }) => `card ${rule}`)],
  };
}

/** Whether the level has moved: now against the year and a half before, or the half year against last year's. */
function hasMoved({ levels }: SimulatedChurch, index: number, direction: Direction): boolean {
  const sign = direction === 'up' ? 1 : -1;
  const between = (from: number, to: number) =>
    mean(levels.slice(Math.max(0, index + from), Math.max(1, index + to))) ?? 1;
  return (
    sign * (between(-3, 1) / between(-78, -7) - 1) >= moved ||
    sign * (between(-25, 1) / between(-77, -51) - 1) >= moved
  );
}
