import { round } from './scale.ts';

/** In pixels. */
type Point = { x: number; y: number };

/**
 * An SVG path through points, with a gap at each null. A point between gaps is a dot where lines have round
 * ends.
 */
export function linePath(points: readonly (Point | null)[]): string {
  return stretches(points)
    .map((stretch) => `M${joined(stretch)}${stretch.length === 1 ? 'Z' : ''}`)
    .join('');
}

/** An area between two lines, from the left: the upper one there, the lower one back; a gap at each null. */
export function areaPath(points: readonly ({ x: number; low: number; high: number } | null)[]) {
  return stretches(points)
    .map((stretch) => {
      const there = stretch.map(({ x, high }) => ({ x, y: high }));
      const back = stretch.map(({ x, low }) => ({ x, y: low })).reverse();
      return `M${joined([...there, ...back])}Z`;
    })
    .join('');
}

/** The points between gaps. */
function stretches<One>(points: readonly (One | null)[]): One[][] {
  const found: One[][] = [];
  let isGap = true;
  for (const point of points) {
    if (point !== null) {
      const stretch = isGap ? undefined : found.at(-1);
      if (stretch) {
        stretch.push(point);
      } else {
        found.push([point]);
      }
    }
    isGap = point === null;
  }
  return found;
}

function joined(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${round(x)},${round(y)}`).join('L');
}
