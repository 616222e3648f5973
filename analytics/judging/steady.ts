/** More Mondays back, whatever was said then holds no longer. */
const mondaysBack = 26;

/**
 * What is said on a Monday where two things may be: the same as on the Monday before, so that a church whose weeks lie
 * at a limit is not told two things by turns. It follows from its weeks alone: nothing is kept.
 *
 * @param mayAt what may be said so many Mondays ago, the likeliest first; null where nothing can
 * @param likeliestAt the likeliest of it, within the limits themselves
 */
export function steadily<Said>(
  mayAt: (back: number) => readonly Said[] | null,
  likeliestAt: (back: number) => Said | null,
): Said | null {
  let back = 0;
  let may = mayAt(back);
  while (may !== null && may.length > 1 && back < mondaysBack && mayAt(back + 1) !== null) {
    back += 1;
    may = mayAt(back);
  }
  let said = likeliestAt(back);
  while (back > 0) {
    back -= 1;
    said = said !== null && mayAt(back)?.includes(said) ? said : likeliestAt(back);
  }
  return said;
}

/** Between two steps, so much of one may a share be nearer to the other before that one is said. */
const stepSlack = 0.25;

/**
 * A share in steps of some percents: the one of the Monday before for as long as it is hardly farther off than another.
 *
 * @param shareAt the share so many Mondays ago; null where it is not known
 */
export function steadyPercent(
  shareAt: (back: number) => number | null,
  step: number,
): number | null {
  const at = remembered(shareAt);
  const nearestOf = (share: number) => step * Math.round((100 * share) / step);
  const mayAt = (back: number) => {
    const share = at(back);
    if (share === null) {
      return null;
    }
    const near = (0.5 + stepSlack) * step;
    return [-step, 0, step]
      .map((off) => nearestOf(share) + off)
      .filter((percent) => Math.abs(percent - 100 * share) <= near);
  };
  return steadily(mayAt, (back) => {
    const share = at(back);
    return share === null ? null : nearestOf(share);
  });
}

/** What was so many Mondays ago, computed once for each; null where it cannot be said. */
export function remembered<Known>(
  of: (back: number) => Known | null,
): (back: number) => Known | null {
  const known = new Map<number, Known | null>();
  return (back) => {
    const before = known.get(back);
    if (before !== undefined) {
      return before;
    }
    const now = of(back);
    known.set(back, now);
    return now;
  };
}
