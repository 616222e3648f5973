import { describe, expect, test } from 'vitest';
import type { FigureId } from '#contract/figures.ts';
import type { RuleId } from '#contract/findings.ts';
import { attendance, inputOf, pulseOf, quiet } from '#testing/figures/made-up-pulse.ts';
import { isStillSo } from './cards-beside-tiles.ts';
import { figuresPulse } from './figures-pulse.ts';

const about = (rule: RuleId, figure: FigureId, direction: 'up' | 'down') => ({
  ...{ id: rule, week: '2027-02-15', title: rule, step: 'Ask.', sure: 'Sure.', rule },
  claim: { rule, figure, direction },
});
const lower = about('sustained_shift', 'attendance', 'down');
const kids = about('kids_share', 'kids', 'down');
const easter = { ...lower, id: 'easter', title: 'Easter is near.', claim: null };

const steady = attendance(quiet(120));
const fallen = attendance(
  quiet(120).map((value, at) => Math.round(at < 108 ? value : value * 0.7)),
);

function todoOf(given: typeof steady, cards: Parameters<typeof figuresPulse>[1]['cards']) {
  const aheadOf = () => ({ weeks: [], explain: () => null });
  return figuresPulse(inputOf(given), { week: undefined, cards, aheadOf })?.todo;
}

describe('a card about a level', () => {
  test('is told while its tile says the same, and not beside one that calls the number normal', () => {
    expect(pulseOf(fallen).tile('attendance')?.verdict).toMatchObject({ state: 'lasting' });
    expect(todoOf(fallen, [lower])?.card?.id).toBe(lower.id);
    expect(pulseOf(steady).tile('attendance')?.verdict.state).toBe('normal');
    expect(todoOf(steady, [lower])?.card).toBeNull();
  });

  test('makes room for the next one, and leaves its claim out of the answer', () => {
    const todo = todoOf(steady, [lower, easter]);
    expect(todo?.answer).toBe('Easter is near.');
    expect(todo?.card).not.toHaveProperty('claim');
  });

  test('stays where no tile shows its figure', () => {
    expect(
      todoOf(steady, [about('search_unclicked', 'search_nonbrand_clicks', 'down')])?.card,
    ).not.toBeNull();
  });
});

describe('beside a single low number', () => {
  const base = pulseOf(attendance([...quiet(120), 120])).tiles;
  const kidsAt = (state: 'outside' | 'unusual', side: 'below' | 'above') =>
    base.slice(0, 1).map((tile) => ({
      ...tile,
      tile: 'kids' as const,
      verdict: {
        ...{ side, state, since: null },
        direction: state === 'unusual' ? ('down' as const) : null,
      },
    }));

  test('a card of a share stays, one that calls it lasting or guests fewer does not', () => {
    expect(isStillSo(kids.claim, kidsAt('outside', 'below'))).toBe(true);
    expect(isStillSo(kids.claim, kidsAt('outside', 'above'))).toBe(false);
    expect(isStillSo({ ...lower.claim, figure: 'kids' }, kidsAt('unusual', 'below'))).toBe(false);
    expect(isStillSo({ ...kids.claim, rule: 'guests_again' }, kidsAt('outside', 'below'))).toBe(
      false,
    );
    expect(isStillSo({ ...kids.claim, rule: 'guests_again' }, kidsAt('unusual', 'below'))).toBe(
      true,
    );
  });

  test('no card rests on numbers that may not be entered', () => {
    const [tile] = kidsAt('unusual', 'below');
    const doubted = tile
      ? [{ ...tile, notEntered: { since: '2027-02-07', isOneWeek: false, areFundsLeftOut: false } }]
      : [];
    expect(isStillSo(kids.claim, doubted)).toBe(false);
  });
});
