import { expect, test } from 'vitest';
import type { FiguresPulse } from '#contract/functions/church-pulse.ts';
import type { Recommendation } from '#contract/functions/recommendations.ts';
import { attendance, pulseOf, quiet } from '#testing/figures/made-up-pulse.ts';
import { believed, currentAndPast, stillOpen, taskOf } from './dashboard-tasks.ts';

const card = { id: 'a', week: '2027-02-15', title: 'Kids', sure: 'Sure.', step: 'Ask kids.' };
const asks = (todo: Partial<FiguresPulse['todo']>) => ({
  todo: { answer: 'Ask about serving.', step: null, way: null, card: null, ...todo },
});

test('what the dashboard asks for stands beside the recommendations too', () => {
  const step = 'Ask whoever counts to enter the rest.';
  expect(taskOf(asks({ step }), [])).toEqual({ title: 'Ask about serving.', step });
  // Its card is an earlier one, which this page folds away.
  expect(taskOf(asks({ card, step }), [])).toEqual({
    title: 'Ask about serving.',
    step: `Ask kids. ${step}`,
  });
});

test('a card that is on the page is not asked for twice', () => {
  expect(taskOf(asks({ card }), [{ id: 'a' }])).toBeNull();
  expect(taskOf(asks({ card, step: 'Enter it.' }), [{ id: 'a' }])).toEqual({
    title: null,
    step: 'Enter it.',
  });
  expect(taskOf(asks({ answer: 'Nothing to do this week.' }), [])).toBeNull();
});

test('a count that is missing on the dashboard is a task here', () => {
  const { tile: _tile, ...pulse } = pulseOf(attendance([...quiet(60), null]));
  expect(taskOf(pulse, [])?.step).toContain('Ask whoever counts to enter the number.');
});

test('what was checked of gifts is left out while they may not be entered', () => {
  const looks = (['giving_per_attender', 'recurring_share', 'kids_share'] as const).map((rule) => ({
    rule,
    name: rule,
    reading: '',
  }));
  const { tiles } = pulseOf(attendance(quiet(60)));
  const rules = (direction: 'fewer' | 'more') =>
    believed(looks, {
      tiles: tiles
        .slice(0, 1)
        .map((tile) => ({ ...tile, tile: 'giving_per_attender', state: 'unusual', direction })),
    }).map(({ rule }) => rule);
  expect(rules('fewer')).toEqual(['kids_share']);
  expect(rules('more')).toHaveLength(3);
});

test('an earlier card about gifts is not open while they may not be entered', () => {
  const { tiles } = pulseOf(attendance(quiet(60)));
  const doubted = tiles.slice(0, 1).map((tile): FiguresPulse['tiles'][number] => ({
    ...tile,
    tile: 'giving_per_attender',
    state: 'unusual',
    direction: 'fewer',
  }));
  const cards = (['new', 'done'] as const).map((status) => ({
    id: status,
    status,
    finding: { rule: 'giving_per_attender' as const, figures: ['giving' as const], effect: null },
  }));
  const left = (some: FiguresPulse['tiles'], open: string | null) =>
    stillOpen(cards, { tiles: some, ...asks({}) }, open).map(({ id }) => id);
  expect(left(doubted, null)).toEqual(['done']);
  // A link to it leads to it.
  expect(left(doubted, 'new')).toEqual(['new', 'done']);
  expect(left(tiles, null)).toEqual(['new', 'done']);
});

test('a card of this week is one of what was seen then once its tile calls the number normal', () => {
  const { tiles } = pulseOf(attendance(quiet(120)));
  const made = (id: string, status: Recommendation['status']) => ({
    ...{ id, status },
    finding: {
      rule: 'sustained_shift' as const,
      figures: ['attendance' as const],
      effect: { value: -20, low: -30, high: -10, unit: 'percent' as const },
    },
  });
  const statuses = ['new', 'accepted', 'dismissed', 'done'] as const;
  const all = { cards: statuses.map((each) => made(each, each)), earlier: [made('old', 'new')] };
  const { current, past } = currentAndPast(all, { tiles });
  // What was answered this week stays where it was answered.
  expect(current.map(({ id }) => id)).toEqual(['dismissed', 'done']);
  expect(past.map(({ id }) => id)).toEqual(['new', 'accepted', 'old']);
  expect(currentAndPast(all, { tiles: [] }).current).toHaveLength(4);
});
