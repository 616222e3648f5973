import { type Finding, type LookedAt, ruleNames } from '#contract/findings.ts';
import { weeksBetween } from '../calendar/church-week.ts';
import type { Cause, Church, Rule } from './church.ts';
import { rules } from './rules.ts';

/** The most that a week may ask of people. */
const findingsMax = 3;
/** The causes that the data show come first; then what it may be in general. */
const causesMax = 4;
/** So long after a lasting shift was named, a rule that knows more of the same figure may follow. */
const weeksToSayMore = 3;

/** A finding that was shown earlier, and in which week. */
export type Shown = { finding: Pick<Finding, 'id' | 'rule' | 'figures'>; week: string };

/** What a week has to say: its findings, the most useful first, and all that was looked at. */
export type WeekOfFindings = { findings: Finding[]; lookedAt: LookedAt[] };

type Candidate = { rule: Rule; finding: Finding; strength: number };

/**
 * Looks at a church's week with every rule.
 *
 * @param shown what was shown in earlier weeks, so that nothing comes twice within its resting time
 * @returns at most three findings; none on a quiet week
 */
export function findFindings(church: Church, shown: readonly Shown[]): WeekOfFindings {
  const looks = rules.map((rule) => ({ rule, outcome: rule.look(church) }));
  const candidates = looks.flatMap(({ rule, outcome }): Candidate[] => {
    const { finding, strength = 0 } = outcome;
    if (!finding) {
      return [];
    }
    const id = [rule.id, finding.figures[0] ?? 'connection', finding.weeks.to].join(':');
    const otherwise = causesOf(finding.otherwise, rule.innocent);
    return [{ rule, finding: { id, rule: rule.id, ...finding, otherwise }, strength }];
  });
  const rested = candidates.filter((candidate) => hasRested(candidate, church.week, shown));
  return {
    findings: choose(rested),
    lookedAt: looks.map(({ rule, outcome }) => ({
      rule: rule.id,
      name: ruleNames[rule.id],
      reading: rests(rule, candidates, rested)
        ? `${outcome.reading}; we spoke of it before`
        : outcome.reading,
    })),
  };
}

/** Whether a rule has found something that is not to be said again yet. */
function rests(
  rule: Rule,
  candidates: readonly Candidate[],
  rested: readonly Candidate[],
): boolean {
  const isOf = (each: Candidate) => each.rule === rule;
  return candidates.some(isOf) && !rested.some(isOf);
}

/** What the data show to be there comes first; what is harmless in general follows, each once. */
function causesOf(shown: readonly Cause[], general: readonly Cause[]): Cause[] {
  const names = new Set(shown.map(({ name }) => name));
  return [...shown, ...general.filter(({ name }) => !names.has(name))].slice(0, causesMax);
}

/** Nothing of the same rule within its resting time, and the same thing never again. */
function hasRested({ rule, finding }: Candidate, week: string, shown: readonly Shown[]): boolean {
  return shown.every(({ finding: old, week: then }) => {
    if (old.id === finding.id) {
      return false;
    }
    const isSameFigure = old.figures[0] === finding.figures[0];
    // A lasting shift and the rule that knows what stands beside its figure see the same people twice.
    const rest =
      old.rule === rule.id || (isSameFigure && rule.id === 'sustained_shift')
        ? rule.restWeeks
        : isSameFigure && old.rule === 'sustained_shift'
          ? weeksToSayMore
          : 0;
    return weeksBetween(then, week) >= rest;
  });
}

/** A lasting shift says less than a rule that knows what stands beside the figure. */
function isToldBetter({ rule, finding }: Candidate, all: readonly Candidate[]): boolean {
  return (
    rule.id === 'sustained_shift' &&
    all.some((other) => other.rule !== rule && other.finding.figures[0] === finding.figures[0])
  );
}

/** Urgent ones first, then the clearest; one for each figure. */
function choose(candidates: readonly Candidate[]): Finding[] {
  const ordered = candidates.toSorted(
    (a, b) => a.rule.urgency - b.rule.urgency || b.strength - a.strength,
  );
  const chosen: Candidate[] = [];
  for (const candidate of ordered.filter((each) => !isToldBetter(each, ordered))) {
    const figure = candidate.finding.figures[0];
    const isTaken = chosen.some(
      ({ finding }) => figure !== undefined && finding.figures[0] === figure,
    );
    if (!isTaken && chosen.length < findingsMax) {
      chosen.push(candidate);
    }
  }
  return chosen.map(({ finding }) => finding);
}
