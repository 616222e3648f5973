/** A line that was kept, removed or added between versions. */
export type LineChange = { kind: 'same' | 'gone' | 'come'; text: string };

/**
 * Compares two texts line by line by their longest common subsequence.
 *
 * @returns the lines in order, removed ones before added ones
 */
export function compareVersions(before: string, after: string): LineChange[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const common = commonLengths(old, now);
  const changes: LineChange[] = [];
  let [at, to] = [0, 0];
  while (at < old.length || to < now.length) {
    const [left, right] = [old[at], now[to]];
    if (left !== undefined && left === right) {
      changes.push({ kind: 'same', text: left });
      at += 1;
      to += 1;
    } else if (right === undefined || (left !== undefined && keepsMore(common, at, to))) {
      changes.push({ kind: 'gone', text: left ?? '' });
      at += 1;
    } else {
      changes.push({ kind: 'come', text: right });
      to += 1;
    }
  }
  return changes;
}

function keepsMore(common: readonly number[][], at: number, to: number): boolean {
  return (common[at + 1]?.[to] ?? 0) >= (common[at]?.[to + 1] ?? 0);
}

/** The lengths of the longest common subsequences of all suffixes. */
function commonLengths(old: readonly string[], now: readonly string[]): number[][] {
  const lengths = Array.from({ length: old.length + 1 }, () =>
    new Array<number>(now.length + 1).fill(0),
  );
  for (let at = old.length - 1; at >= 0; at -= 1) {
    for (let to = now.length - 1; to >= 0; to -= 1) {
      const row = lengths[at];
      if (row) {
        row[to] =
          old[at] === now[to]
            ? (lengths[at + 1]?.[to + 1] ?? 0) + 1
            : Math.max(lengths[at + 1]?.[to] ?? 0, row[to + 1] ?? 0);
      }
    }
  }
  return lengths;
}
