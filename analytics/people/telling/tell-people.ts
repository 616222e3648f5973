import type { ChurchPeople } from '#contract/functions/church-people.ts';
import { isQuarterClosed } from '../quarter.ts';
import { reasonOf } from './counting-sentences.ts';
import { doubtedUpTo } from './doubted-check-ins.ts';
import type { ChurchPeopleRows, StoredQuarter } from './people-rows.ts';
import { tellFlow, tellGivers, tellNotSeen, tellParts, tellServing } from './tell-changes.ts';
import { tellMeasure } from './tell-quarters.ts';
import { tellRecipes } from './tell-recipes.ts';
import { tellSentences } from './tell-sentences.ts';

/** What an installation tells of: verdicts, and steps that nobody has clicked once in a real account. */
export type PeopleSwitches = { tellsVerdicts: boolean; tellsAllSteps: boolean };

const quartersTold = 12;

/**
 * What became of a church's people, from stored rows.
 *
 * @param asked the newest quarter to tell of; the newest with a row by default
 */
export function tellPeople(
  rows: ChurchPeopleRows,
  asked: string | undefined,
  { tellsVerdicts, tellsAllSteps }: PeopleSwitches,
): ChurchPeople {
  const { basis, checkIn } = rows;
  const shown = rows.quarters.filter(({ quarter }) => asked === undefined || quarter <= asked);
  const quarters = [...Map.groupBy(shown, ({ quarter }) => quarter)]
    .toReversed()
    .slice(0, quartersTold)
    .map(([quarter, ofIt]) => ({ quarter, measures: measuresOf(rows, ofIt, tellsVerdicts) }));
  const closed = newestClosed(rows, shown);
  const told = {
    quarters,
    flow: closed === null ? null : tellFlow(rows, closed),
    parts: closed === null ? null : tellParts(rows, closed, { tellsVerdicts }),
    serving: closed === null ? null : tellServing(rows, closed),
  };
  return {
    who: { checkIn, c: basis?.c ?? null, k: basis?.k ?? null, reason: reasonOf(rows) },
    unit: basis?.unit ?? 'households',
    ...told,
    doubted: closed === null ? [] : doubtedUpTo(rows, closed),
    givers: closed === null ? null : tellGivers(rows, closed),
    notSeen: closed === null ? tellNotSeen(rows, '') : tellNotSeen(rows, closed),
    sentences: tellSentences(rows, { ...told, quarter: closed, asked, tellsVerdicts }),
    recipes: tellRecipes(rows, closed, { tellsAll: tellsAllSteps }),
  };
}

function measuresOf(
  rows: ChurchPeopleRows,
  ofQuarter: readonly StoredQuarter[],
  tellsVerdicts: boolean,
): ChurchPeople['quarters'][number]['measures'] {
  return Object.fromEntries(
    ofQuarter.map((row) => [row.measure, tellMeasure(rows, row, { tellsVerdicts })]),
  );
}

/** The newest closed quarter whose run has been, among some rows. */
function newestClosed(rows: ChurchPeopleRows, shown: readonly StoredQuarter[]): string | null {
  const isCounted = ({ quarter, state }: StoredQuarter) =>
    isQuarterClosed(quarter, rows, rows.today) &&
    (state === 'complete' || state === 'suppressed' || rows.basis?.measured[quarter] !== undefined);
  return shown.findLast(isCounted)?.quarter ?? null;
}
