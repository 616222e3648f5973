import type { QuarterMeasure, QuarterSpan } from '#contract/people.ts';
import { isQuarterClosed, partsOfQuarter, type Quarter, quarterOf } from '../quarter.ts';
import { isEndOfSpan } from '../span.ts';
import { type AgainInput, againOf } from './again.ts';
import { notSeenBack } from './not-seen-back.ts';
import type { QuarterCount, QuarterlyInput, QuarterResult, QuarterRow } from './quarterly.ts';
import {
  awaySince,
  isAtHand,
  measuredWeek,
  type RegularsBridge,
  regularsBridge,
} from './regulars-bridge.ts';
import { stageOf } from './stages.ts';

/** Below so many households a share is no number, and a bridge no news. */
const leastBase = 10;
const leastRegulars = 20;

/** A measure's result with the span that it is told of. */
type Counted = { measure: QuarterMeasure; span: QuarterSpan; result: QuarterResult };

/** The rows of a quarter that tell what a congregation sees: who came, served and joined. */
export function seenRows(input: QuarterlyInput, quarter: Quarter): QuarterRow[] {
  const { path, calendar } = input;
  const { firstCheckIn, whoChecksIn } = path.church;
  const first = firstCheckIn === null ? null : path.attended.weekOf(firstCheckIn);
  if (whoChecksIn === 'nobody' || first === null || quarter < quarterOf(first, calendar)) {
    return [];
  }
  const counted = [
    ...guestsOf(input, quarter),
    ...festivalsOf(input, quarter),
    ...regularsOf(input, quarter),
    ...followedOf(input, quarter),
  ];
  return counted.flatMap((each) => rowOf(quarter, each, input) ?? []);
}

/** The rows of a quarter's guests who came again: sums of weeks, so that they close with these. */
export function againRows(input: AgainInput, quarter: Quarter): QuarterRow[] {
  const counted = [...ordinaryOf(input, quarter), ...festivalsOf(input, quarter)];
  return counted.flatMap((each) => rowOf(quarter, each, input) ?? []);
}

/** A row; null where there is none, or where the stored one stays. */
function rowOf(
  quarter: Quarter,
  { measure, span, result }: Counted,
  { threshold }: Pick<QuarterlyInput, 'threshold'>,
): QuarterRow | null {
  if (result === 'none' || result === 'unread') {
    return null;
  }
  const row = { quarter, span, measure, value: null, base: null };
  if (typeof result === 'string') {
    return { ...row, state: result };
  }
  const isSmall = !measure.startsWith('regulars_') && (result.base ?? 0) < threshold(leastBase);
  return isSmall ? { ...row, state: 'suppressed' } : { ...row, ...result, state: 'complete' };
}

/** What became of the guests of the span that ends with a quarter, if one does. */
function guestsOf(input: QuarterlyInput, quarter: Quarter): Counted[] {
  const span = spanOf(input, quarter);
  if (span === null) {
    return [];
  }
  const stages = (['still', 'served', 'group'] as const).flatMap((stage) =>
    ([26, 52] as const).map((horizon) => ({
      measure: `${stage}_${horizon}` as const,
      span,
      result: stageOf(input, { stage, horizon, quarter, span }),
    })),
  );
  return [...ordinaryOf(input, quarter), ...stages];
}

/** The span that ends with a quarter; null where none does. */
function spanOf({ spans }: Pick<QuarterlyInput, 'spans'>, quarter: Quarter): QuarterSpan | null {
  const span = spans.get(partsOfQuarter(quarter).year)?.guests ?? null;
  return span !== null && isEndOfSpan(quarter, span) ? span : null;
}

function ordinaryOf(input: AgainInput, quarter: Quarter): Counted[] {
  const span = spanOf(input, quarter);
  const result = span && againOf(input, { guests: 'ordinary', quarter, span });
  return span && result ? [{ measure: 'again', span, result }] : [];
}

function festivalsOf(input: AgainInput, quarter: Quarter): Counted[] {
  return (['easter', 'christmas'] as const).map((guests) => ({
    measure: `${guests}_again` as const,
    span: 1,
    result: againOf(input, { guests, quarter, span: 1 }),
  }));
}

const bridgeMeasures = {
  regulars_start: ({ start, hereAtStart }) => ({ value: start.size, base: hereAtStart }),
  regulars_end: ({ end, hereAtEnd }) => ({ value: end.size, base: hereAtEnd }),
  regulars_new: ({ new: newOnes, end }) => ({ value: newOnes.length, base: end.size }),
  regulars_back: ({ back, end }) => ({ value: back.length, base: end.size }),
  regulars_less: ({ less, start }) => ({ value: less.length, base: start.size }),
  regulars_away: ({ away, start }) => ({ value: away.length, base: start.size }),
} as const satisfies Partial<Record<QuarterMeasure, (bridge: RegularsBridge) => QuarterCount>>;
const bridgeIds = [
  'regulars_start',
  'regulars_end',
  'regulars_new',
  'regulars_back',
  'regulars_less',
  'regulars_away',
] as const;

/** The bridge of regulars: all of it, or nothing where one of its ends is small. */
function regularsOf(input: QuarterlyInput, quarter: Quarter): Counted[] {
  const { path, calendar, today, threshold } = input;
  const isOpen = !isQuarterClosed(quarter, calendar, today);
  const bridge = isOpen ? 'incomplete' : (regularsBridge(path, quarter, calendar) ?? 'missing');
  return bridgeIds.map((measure) => {
    if (typeof bridge === 'string') {
      return { measure, span: 1, result: bridge };
    }
    const isSmall = [bridge.start, bridge.end].some(({ size }) => size < threshold(leastRegulars));
    return { measure, span: 1, result: isSmall ? 'suppressed' : bridgeMeasures[measure](bridge) };
  });
}

function followedOf(input: QuarterlyInput, quarter: Quarter): Counted[] {
  const { path, calendar, today } = input;
  const end = measuredWeek(path, quarter, calendar);
  const isOpen = !isQuarterClosed(quarter, calendar, today);
  const away = isOpen ? 'incomplete' : (awaySince(path, quarter, calendar) ?? 'missing');
  const back = isOpen
    ? 'incomplete'
    : isAtHand(path, quarter, calendar)
      ? ((end === null ? null : notSeenBack(path, end)) ?? 'missing')
      : 'unread';
  return [
    { measure: 'away_since', span: 1, result: away },
    { measure: 'not_seen_back', span: 1, result: back },
  ];
}
