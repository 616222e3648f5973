import { type Finding, type LookedAt, ruleNames } from '#contract/findings.ts';
import { weeksBetween } from '../calendar/church-week.ts';
import type { Cause, Church, Rule } from './church.ts';
import { rules } from './rules.ts';

/** The most that a week may ask of people. */
const findingsMax = 3;
/** The causes that the data show come first; then what it may be in general. */
const causesMax = 4;

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
    const isSameThing = old.rule === rule.id || saysTheSame(old, finding);
    return !isSameThing || weeksBetween(then, week) >= rule.restWeeks;
  });
}

/** A lasting shift of a figure and the rule that watches its share see the same people twice. */
function saysTheSame(a: Shown['finding'], b: Finding): boolean {
  return (
    (a.rule === 'sustained_shift' || b.rule === 'sustained_shift') &&
    a.figures[0] === b.figures[0] &&
    a.figures[0] !== undefined
  );
}

/** Urgent ones first, then the clearest; one for each figure. */
function choose(candidates: readonly Candidate[]): Finding[] {
  const ordered = candidates.toSorted(
    (a, b) => a.rule.urgency - b.rule.urgency || b.strength - a.strength,
  );
  const chosen: Candidate[] = [];
  for (const candidate of ordered) {
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
