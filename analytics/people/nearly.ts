/** Nobody calls a change of more than a twentieth the same. */
const nearly = 1 / 20;

/** Whether two counts are about the same to anybody, whatever chance does. */
export function isNearly(now: number, before: number): boolean {
  return Math.abs(now - before) <= nearly * before;
}
