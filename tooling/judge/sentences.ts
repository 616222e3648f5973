import { median } from 'd3-array';
import { localCorrelation } from '#analytics/pulse/rank-correlation.ts';
import { normal, poisson, seededRandom } from '#testing/figures/made-up-rows.ts';
import type { ChurchFile } from '../replay/church-file.ts';
import { type ReplayLine, replayChurch } from '../replay/replay-church.ts';
import { type Seeds, seedsOf, simulateChurch } from './simulated-church.ts';

/** Sentences of simulated churches, and those of them that are not true. */
export type Sentences = {
  mondays: number;
  /** 'The next eight weeks look a lot like this one', and those where one of them is over a tenth away. */
  alike: number;
  notAlike: number;
  /** Cards of a lasting change that the tile of their figure does not say. */
  cardsAlone: number;
  /** The percent of unrelated searches and guests that are said to be related. */
  searchRelated: number;
};

const weeks = 182;

/** Reads what is said of churches whose attendance falls by a fifth, and of unrelated searches and guests. */
export async function sentences(churches: Seeds): Promise<Sentences> {
  const all: { mondays: number; alike: number; unlike: number; alone: number }[] = [];
  for (const seed of seedsOf(churches)) {
    const change = { figure: 'attendance', at: 130, levelAt: () => 0.8 } as const;
    const { file } = simulateChurch({ seed, size: 200, weeks, change });
    const lines = await replayChurch(file);
    all.push({
      mondays: lines.length,
      alike: lines.filter(isAlikeSaid).length,
      unlike: unlikeThisOne(file, lines).length,
      alone: lines.flatMap(cardsAlone).length,
    });
  }
  const sum = (of: 'mondays' | 'alike' | 'unlike' | 'alone') =>
    all.reduce((total, each) => total + each[of], 0);
  return {
    mondays: sum('mondays'),
    alike: sum('alike'),
    notAlike: sum('unlike'),
    cardsAlone: sum('alone'),
    searchRelated: searchRelated(),
  };
}

function isAlikeSaid({ coming }: ReplayLine): boolean {
  return coming?.startsWith('The next eight weeks look a lot like') === true;
}

/** Mondays whose weeks ahead are said to look like the last ones, and are expected more than a tenth away. */
export function unlikeThisOne({ figures }: ChurchFile, lines: readonly ReplayLine[]): string[] {
  const counted = (figures.get('attendance') ?? []).filter(({ value }) => value !== null);
  return lines.filter(isAlikeSaid).flatMap(({ week, ahead }) => {
    const before = counted.filter((row) => row.week <= week).slice(-4);
    const lately = median(before, ({ value }) => value ?? 0) ?? 0;
    const isFar = ahead.some(
      ({ median: middle }) => middle !== null && Math.abs(middle - lately) > 0.1 * lately,
    );
    return isFar ? [week] : [];
  });
}

/** How much wider than the widest week ahead a range of ordinary weeks may be. */
const plannable = 1.5;

/** Mondays whose weeks ahead are told without a sentence on ordinary ones, or by a range too wide to plan by. */
export function notPlannable(lines: readonly ReplayLine[]): string[] {
  return lines.flatMap(({ week, coming, ahead }) => {
    const said = coming?.replaceAll('\u00a0', ' ') ?? '';
    const ranges = [
      ...said.matchAll(/(?:we expect|lately:|more:|fewer:|numbers:) ([\d,]+) to ([\d,]+)/g),
    ];
    const widths = ranges.map(([, low, high]) => numberOf(high) - numberOf(low));
    const widest = Math.max(...ahead.map(({ low80, high80 }) => (high80 ?? 0) - (low80 ?? 0)));
    const isTold = ranges.length > 0 && widths.every((width) => width <= plannable * widest);
    return coming === null || isTold ? [] : [`${week} ${said}`];
  });
}

function numberOf(written: string | undefined): number {
  return Number(written?.replaceAll(',', ''));
}

/** The cards of a lasting change that the tile of their figure does not say, and with the wrong direction. */
export function cardsAlone({ week, cards, verdicts }: ReplayLine): string[] {
  return cards.flatMap(({ rule, figure, direction }) => {
    const tile = figure === 'giving' ? 'giving_per_attender' : figure;
    const verdict = Object.entries(verdicts).find(([id]) => id === tile)?.[1];
    const isSaid = verdict?.state === 'lasting' && verdict.direction === direction;
    return rule !== 'sustained_shift' || verdict === undefined || isSaid
      ? []
      : [`${week} ${figure} ${direction}: ${verdict.state}`];
  });
}

/** Searches and guests that share a season, a trend and a walk, and are not related otherwise. */
function searchRelated(): number {
  const churches = 500;
  const said = Array.from({ length: churches }, (_, seed) => {
    const random = seededRandom(20_000 + seed);
    const phase = 2 * Math.PI * random();
    let walk = 0;
    const pairs = Array.from({ length: 104 }, (_week, index): [number, number] => {
      walk += 0.04 * normal(random);
      const both = 0.5 * Math.sin((2 * Math.PI * index) / 52 + phase) + (0.5 * index) / 52 + walk;
      return [poisson(random, 40 * Math.exp(both)), poisson(random, 4 * Math.exp(both))];
    });
    const { low, high } = localCorrelation(pairs);
    return low > 0 || high < 0;
  });
  return (100 * said.filter(Boolean).length) / churches;
}
