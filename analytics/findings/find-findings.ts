import type { Finding, LookedAt } from '#contract/findings.ts';
import { innocentMessages } from '#contract/messages/card-causes.ts';
import { checkedMessages } from '#contract/messages/checked.ts';
import { ruleNames } from '#contract/messages/rule-names.ts';
import { weeksBetween } from '../calendar/church-week.ts';
import { claimOf, isBorneOut, saysNoLevel, speaksForTile } from '../judging/borne-out.ts';
import type { Cause, Church, MadeOf, Outcome, Rule } from './church.ts';
import { rules } from './rules.ts';
import { isSameMatter, stillHolds } from './still-holds.ts';

/** More would be too much to ask of people in a week. */
const findingsMax = 3;
/** Causes that the data show come first, then general ones. */
const causesMax = 4;
/** Weeks after a sustained shift until a more specific rule may report on the same figure. */
const weeksToSayMore = 3;

/** A finding that was shown earlier, and in which week. */
export type Shown = {
  finding: Pick<Finding, 'id' | 'rule' | 'figures'>;
  week: string;
  /** What its card was made of, where that is open: nobody has dismissed or done it, and it held a week before. */
  open?: MadeOf | null;
};

/** A week's findings, the most useful first, everything that was looked at, and the ids of open cards that hold. */
export type WeekOfFindings = { findings: Finding[]; lookedAt: LookedAt[]; held: string[] };

type Candidate = { rule: Rule; finding: Finding; strength: number };

/**
 * Runs every rule over a church's week.
 *
 * @param shown what was shown in earlier weeks, so that nothing repeats within its rest
 * @returns at most three findings; none on a quiet week
 */
export function findFindings(church: Church, shown: readonly Shown[]): WeekOfFindings {
  const looks = rules.map((rule) => ({ rule, outcome: asTile(rule, rule.look(church), church) }));
  const candidates = looks.flatMap(({ rule, outcome }): Candidate[] => {
    const { finding, strength = 0 } = outcome;
    if (!finding) {
      return [];
    }
    const id = [rule.id, finding.figures[0] ?? 'connection', finding.weeks.to].join(':');
    const otherwise = causesOf(finding.otherwise, innocentMessages[rule.id]);
    return [{ rule, finding: { id, rule: rule.id, ...finding, otherwise }, strength }];
  });
  const found = candidates.map(({ finding }) => finding);
  const held = shown.flatMap(({ open }) => (open && stillHolds(open, church, found) ? open : []));
  const rested = candidates.filter(
    (candidate) =>
      hasRested(candidate, church.week, shown) &&
      !held.some((open) => isCoveredBy(open, candidate.finding)),
  );
  return {
    held: held.map(({ id }) => id),
    findings: choose(rested),
    lookedAt: looks.map(({ rule, outcome }) => ({
      rule: rule.id,
      name: ruleNames[rule.id],
      reading: rests(rule, candidates, rested)
        ? checkedMessages.reported(outcome.reading)
        : outcome.reading,
    })),
  };
}

/**
 * What a rule found, unless it speaks for a tile that says no such thing. Cards of a share are made of eight weeks, and
 * wait in the list until the tile of its figure bears them out.
 */
function asTile({ id }: Rule, outcome: Outcome, church: Church): Outcome {
  const { finding, reading } = outcome;
  const claim = finding && speaksForTile(id) ? claimOf({ rule: id, ...finding }) : null;
  const said = claim ? church.tileOf(claim.figure) : undefined;
  return claim && said !== undefined && !(said && isBorneOut(claim, said))
    ? { finding: null, reading: checkedMessages.notOnDashboard(reading) }
    : outcome;
}

/** Whether a finding repeats one too soon. */
function rests(
  rule: Rule,
  candidates: readonly Candidate[],
  rested: readonly Candidate[],
): boolean {
  const isOf = (each: Candidate) => each.rule === rule;
  return candidates.some(isOf) && !rested.some(isOf);
}

/** Causes that the data show, then general ones, without duplicates. */
function causesOf(shown: readonly Cause[], general: readonly Cause[]): Cause[] {
  const names = new Set(shown.map(({ name }) => name));
  return [...shown, ...general.filter(({ name }) => !names.has(name))].slice(0, causesMax);
}

/** Whether an open card already asks for it. Of a count that is missing later, it does not. */
function isCoveredBy(open: MadeOf, finding: Finding): boolean {
  return isSameMatter(open, finding) && finding.rule !== 'uncounted_weeks';
}

/** Whether a card about missing counts asked for this one's newest, too; which are missing still, it says itself. */
function wasAskedFor(old: Shown['finding'], { id, rule }: Finding): boolean {
  return rule === 'uncounted_weeks' && old.rule === rule && old.id > id;
}

/** No second finding of a rule while it rests, and never the same finding twice. */
function hasRested({ rule, finding }: Candidate, week: string, shown: readonly Shown[]): boolean {
  return shown.every(({ finding: old, week: then }) => {
    if (old.id === finding.id || wasAskedFor(old, finding)) {
      return false;
    }
    return weeksBetween(then, week) >= restAfter(old, { rule, finding });
  });
}

/** How many weeks a finding waits after an earlier one. */
function restAfter(old: Shown['finding'], { rule, finding }: Pick<Candidate, 'rule' | 'finding'>) {
  const isSameFigure = old.figures[0] === finding.figures[0];
  // A sustained shift and a more specific rule on its figure would report the same people twice.
  const isSaid = isSameFigure && rule.id === 'sustained_shift' && !saysNoLevel.has(old.rule);
  if (old.rule === rule.id || isSaid) {
    return rule.restWeeks;
  }
  return isSameFigure && old.rule === 'sustained_shift' ? weeksToSayMore : 0;
}

/** Whether a sustained shift is covered by a more specific rule on the same figure. */
function isCovered({ rule, finding }: Candidate, all: readonly Candidate[]): boolean {
  return (
    rule.id === 'sustained_shift' &&
    all.some(
      (other) =>
        other.rule !== rule &&
        !saysNoLevel.has(other.rule.id) &&
        other.finding.figures[0] === finding.figures[0],
    )
  );
}

/** Sorts by urgency, then by strength; at most one finding per figure. */
function choose(candidates: readonly Candidate[]): Finding[] {
  const ordered = candidates.toSorted(
    (a, b) => a.rule.urgency - b.rule.urgency || b.strength - a.strength,
  );
  const chosen: Candidate[] = [];
  for (const candidate of ordered.filter((each) => !isCovered(each, ordered))) {
    const isTaken = chosen.some((other) => isAboutSame(other, candidate));
    if (!isTaken && chosen.length < findingsMax) {
      chosen.push(candidate);
    }
  }
  return chosen.map(({ finding }) => finding);
}

/** Whether two findings say the same of a figure; a gap beside a change is another thing. */
function isAboutSame(one: Candidate, other: Candidate): boolean {
  const [figure] = one.finding.figures;
  return (
    figure !== undefined &&
    figure === other.finding.figures[0] &&
    saysNoLevel.has(one.rule.id) === saysNoLevel.has(other.rule.id)
  );
}
