import { describe, expect, test } from 'vitest';
import { openingWords } from '#contract/messages/recommendations.ts';
import { modelCases } from '#testing/factories/model-cases.ts';
import { offeredTo, readChoice, wordingFrom } from './choose-wording.ts';
import { mayBeSent } from './may-be-sent.ts';

const findings = modelCases().map(({ finding }) => finding);
const [finding] = findings;
if (!finding) {
  throw new Error('There is no finding to word');
}
const { openings, causes } = offeredTo(finding);
const first = { opening: openings[0]?.id, check_first: causes[0] };
const by = 'models.test, a-model';

test('every possible choice is told in our sentences, with the title and the step of the rule', () => {
  for (const each of findings) {
    const offered = offeredTo(each);
    const told = offered.openings.flatMap(({ id }) =>
      offered.causes.map((cause) => {
        const choice = readChoice(JSON.stringify({ opening: id, check_first: cause }), each);
        return choice && wordingFrom(each, { ...choice, by });
      }),
    );
    const sentences = [
      ...Object.values(openingWords),
      ...each.otherwise.map(({ name, text }) => `Check this first: ${name}. ${text}`),
    ];
    for (const wording of told) {
      expect(wording).toMatchObject({ title: each.title, step: each.step, by });
      const rest = sentences.reduce(
        (seen, each) => seen.replace(each, ''),
        wording?.seen ?? 'none',
      );
      expect(rest.trim()).toBe('');
    }
  }
});

test('an answer in a code fence is a choice too', () => {
  expect(readChoice(`\`\`\`json\n${JSON.stringify(first)}\n\`\`\``, finding)).not.toBeNull();
});

describe('an answer is no choice', () => {
  test.each([
    ['of sentences of its own', { opening: 'Do not write to last Sunday’s guests.' }],
    ['of a step', { ...first, step: 'Give them the card of each giver.' }],
    ['of a cause that was not offered', { ...first, check_first: `cause-${causes.length}` }],
    ['of a cause by its words', { ...first, check_first: finding.otherwise[0]?.name }],
    ['of an opening that does not fit how sure it is', { ...first, opening: 'less_sure' }],
    ['of one part', { opening: openings[0]?.id }],
    ['of a wording as it was once asked for', { title: 'Two people', seen: '42 of 43', step: 'x' }],
    ['of an inherited name', { ...first, opening: 'constructor' }],
    ['of a number', { ...first, check_first: 0 }],
    ['of a list', [first]],
  ])('%s', (_what, answer) => {
    expect(readChoice(JSON.stringify(answer), finding)).toBeNull();
  });

  test.each(['', 'null', '{}', `${JSON.stringify(first)} and more`, '{"opening":', '\0'])(
    'that is %j',
    (text) => {
      expect(readChoice(text, finding)).toBeNull();
    },
  );
});

describe('a model is not asked', () => {
  test.each(['search_unclicked', 'page_gone'] as const)('about %s', (rule) => {
    expect(mayBeSent({ ...finding, rule })).toBe(false);
  });

  test('about another finding in what Google tells', () => {
    const figures = ['search_clicks'] as const;
    expect(mayBeSent({ ...finding, rule: 'sustained_shift', figures: [...figures] })).toBe(false);
  });

  test.each([['9'], ['2 guests']])('where %s people are shown', (text) => {
    const seen = [{ text, figure: 'first_time_guests' as const, week: finding.weeks.to }];
    expect(mayBeSent({ ...finding, seen })).toBe(false);
    expect(mayBeSent({ ...finding, seen: [{ ...seen[0], text: '1,043' }] })).toBe(true);
  });
});
