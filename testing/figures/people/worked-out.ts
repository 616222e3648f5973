import type { Said } from './said-of-giving.ts';

/** Of so many households it is worked out who gave. */
const few = 5;
/** Rows of which one lies within the other. */
const within: Readonly<Record<string, string>> = { gave_26: 'gave_52', givers_first: 'givers' };
const nobody: ReadonlySet<string> = new Set();

/** Whose giving follows from numbers by subtraction: one leaves a few of another that it lies within. */
export function workedOut(said: readonly Said[]): Set<string> {
  const rows = Map.groupBy(said, ({ row, measure }) => `${row} ${measure}`);
  const pairs = said.flatMap(({ row, measure, part, base }) => {
    const around = rows.get(`${row} ${within[measure] ?? ''}`) ?? [];
    const atOtherTimes = rows.get(`${row} ${measure}`) ?? [];
    return [
      [nobody, part],
      ...(base === null ? [] : [[part, base]]),
      ...[...around, ...atOtherTimes].map((other) => [part, other.part]),
    ];
  });
  return new Set(pairs.flatMap(([smaller = nobody, larger = nobody]) => left(smaller, larger)));
}

/** The few that a larger set has beyond a smaller one within it. */
function left(smaller: ReadonlySet<string>, larger: ReadonlySet<string>): string[] {
  const beyond = [...larger].filter((id) => !smaller.has(id));
  const isWithin = beyond.length === larger.size - smaller.size;
  return isWithin && beyond.length < few ? beyond : [];
}
