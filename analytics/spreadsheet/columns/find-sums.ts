import { means } from '#analytics/suggestion/vocabulary.ts';
import { type NumberColumn, numbersOfColumn } from './column.ts';

/** A column that adds up others, the lines where it does not, and those that have nothing else. */
export type Sum = {
  total: number;
  parts: readonly number[];
  broken: readonly number[];
  alone: readonly number[];
};

const rowsMin = 8;
const agreementMin = 0.95;
/** What calls itself a total may be wrong more often. */
const namedMin = 0.7;
const partsMax = 12;
const smallMax = 5;

/**
 * Finds the columns that are sums of others in nearly all of their lines.
 *
 * @returns by position among `columns`
 */
export function findSums(columns: readonly NumberColumn[]): Sum[] {
  const order = columns
    .map((column, at) => ({ at, isNamed: isNamedTotal(column), mean: meanOf(column) }))
    .filter(({ at }) => columns[at]?.meaning !== 'derived')
    .sort((one, other) => Number(other.isNamed) - Number(one.isNamed) || other.mean - one.mean);
  const sums: Sum[] = [];
  for (const { at } of order) {
    const used = new Set(sums.map(({ total }) => total));
    const sum = used.has(at) ? null : sumAt(columns, at, used);
    if (sum) {
      sums.push(sum);
    }
  }
  return [...sums, ...sumsAlike(columns, sums)];
}

/** What is a total at one service is one at the others, where it is the same sum in all of their lines. */
function sumsAlike(columns: readonly NumberColumn[], sums: readonly Sum[]): Sum[] {
  const isKnown = (at: number) => sums.some(({ total }) => total === at);
  return columns.flatMap((column, at): Sum[] => {
    const alike = isKnown(at)
      ? undefined
      : sums.find(({ total }) => columns[total]?.heading === column.heading);
    const headings = alike?.parts.map((part) => columns[part]?.heading) ?? [];
    const parts = columns.flatMap(({ heading, service, campus }, part) =>
      headings.includes(heading) && service === column.service && campus === column.campus
        ? [part]
        : [],
    );
    const fit = parts.length < 2 || parts.includes(at) ? null : fitOf(columns, at, parts);
    return fit && fit.exact === fit.rows && fit.alone.length === 0
      ? [{ total: at, parts, broken: [], alone: [] }]
      : [];
  });
}

/** `Total`, and `Total kids` too. */
export function isNamedTotal({ meaning, heading, category }: NumberColumn): boolean {
  return meaning === 'total' || means(category || heading, 'total');
}

/** The mean of the numbers of a column; 0 where it has none. */
export function meanOf(column: NumberColumn): number {
  const values = numbersOfColumn(column);
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function sumAt(
  columns: readonly NumberColumn[],
  total: number,
  totals: ReadonlySet<number>,
): Sum | null {
  const whole = columns[total];
  if (!whole) {
    return null;
  }
  const candidates = columns
    .map((_, at) => at)
    .filter(
      (at) =>
        at !== total &&
        !totals.has(at) &&
        isOfKind(columns[at], whole) &&
        columns[at]?.meaning !== 'derived' &&
        columns[at]?.meaning !== 'total' &&
        addsTo(columns[at], whole),
    )
    .sort((one, other) => Math.abs(one - total) - Math.abs(other - total))
    .slice(0, partsMax);
  let best: { parts: number[]; fit: Fit } | null = null;
  for (let mask = 1; mask < 1 << candidates.length; mask += 1) {
    const parts = candidates.filter((_, bit) => (mask & (1 << bit)) !== 0);
    const isTooFew = parts.length < (whole.meaning === 'total' ? 1 : 2);
    const fit = isTooFew || areMixed(columns, parts) ? null : fitOf(columns, total, parts);
    if (fit && isSum(fit, isNamedTotal(whole)) && (!best || isBetter(fit, parts, best))) {
      best = { parts, fit };
    }
  }
  return best && { total, parts: best.parts, broken: best.fit.broken, alone: best.fit.alone };
}

/**
 * People add up to people, money to money; `M-Pesa` may not say that it is money, but its sum does, and `Total` behind
 * offerings may be of either.
 */
function isOfKind(part: NumberColumn | undefined, whole: NumberColumn): boolean {
  return (
    part?.isMoney === whole.isMoney ||
    (whole.meaning === 'total' && part?.meaning === 'giving') ||
    (whole.meaning === 'giving' && part?.meaning === 'unknown' && part.service === null)
  );
}

/** Whether some of these are of money said so, and others of people. */
function areMixed(columns: readonly NumberColumn[], parts: readonly number[]): boolean {
  const given = parts.filter((at) => columns[at]?.meaning === 'giving').length;
  return (
    given > 0 && parts.some((at) => !columns[at]?.isMoney && columns[at]?.meaning !== 'unknown')
  );
}

/** Whether a column has something to add where a total stands: what is blank there is no part of it. */
function addsTo(part: NumberColumn | undefined, whole: NumberColumn): boolean {
  return whole.numbers.some((number, line) => {
    const own = part?.numbers[line];
    return number.kind === 'number' && own?.kind === 'number' && own.value > 0;
  });
}

function isBetter(
  fit: Fit,
  parts: readonly number[],
  best: { parts: readonly number[]; fit: Fit },
): boolean {
  return (fit.exact - best.fit.exact || parts.length - best.parts.length) > 0;
}

type Fit = { exact: number; rows: number; nonzero: number; broken: number[]; alone: number[] };

function fitOf(
  columns: readonly NumberColumn[],
  total: number,
  parts: readonly number[],
): Fit | null {
  const fit: Fit = { exact: 0, rows: 0, nonzero: 0, broken: [], alone: [] };
  const lines = columns[total]?.numbers.length ?? 0;
  for (let line = 0; line < lines; line += 1) {
    addLine(fit, columns, total, parts, line);
    // Most sets of parts are wrong from the first lines on.
    if (fit.broken.length > 5 && fit.exact < fit.rows / 2) {
      return null;
    }
  }
  return fit.rows > 0 ? fit : null;
}

function addLine(
  fit: Fit,
  columns: readonly NumberColumn[],
  total: number,
  parts: readonly number[],
  line: number,
): void {
  const whole = columns[total]?.numbers[line];
  if (whole?.kind !== 'number') {
    return;
  }
  const numbers = parts.map((part) => columns[part]?.numbers[line]);
  const values = numbers.flatMap((number) => (number?.kind === 'number' ? [number.value] : []));
  if (values.length === 0) {
    // A formula says 0 where nothing was counted.
    if (whole.value > 0) {
      fit.alone.push(line);
    }
  } else if (!numbers.some((number) => number?.kind === 'bad')) {
    const sum = values.reduce((all, value) => all + value, 0);
    const isExact = Math.abs(sum - whole.value) < 0.005;
    fit.rows += 1;
    fit.exact += isExact ? 1 : 0;
    // Small numbers add up by chance.
    fit.nonzero += whole.value >= smallMax ? 1 : 0;
    if (!isExact) {
      fit.broken.push(line);
    }
  }
}

function isSum({ exact, rows, nonzero }: Fit, isNamed: boolean): boolean {
  if (isNamed) {
    return rows >= rowsMin
      ? exact >= namedMin * rows
      : exact === rows && (rows >= 2 || nonzero > 0);
  }
  return rows >= rowsMin && nonzero >= rowsMin && exact >= agreementMin * rows;
}
