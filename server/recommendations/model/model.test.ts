import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { modelCases } from '#testing/factories/model-cases.ts';
import { type Mood, type StandIn, startStandIn } from '#testing/recommendations/stand-in-model.ts';
import { offeredTo } from './choose-wording.ts';
import type { ModelEndpoint } from './endpoint.ts';
import { wordFinding } from './word-finding.ts';

const cases = modelCases();
const material = cases.find(({ finding }) => finding.title.startsWith('Fewer kids')) ?? cases[0];
if (!material) {
  throw new Error('There is no finding to word');
}
const { finding } = material;
const { openings, causes } = offeredTo(finding);
const good = JSON.stringify({ opening: openings[1]?.id, check_first: causes[0] });
const chosen = { opening: openings[1]?.id, cause: 0 };

describe.each(['openai', 'anthropic'] as const)('an endpoint that speaks %s', (dialect) => {
  let standIn: StandIn;
  let endpoint: ModelEndpoint;
  let number = 0;

  beforeAll(async () => {
    standIn = await startStandIn(dialect);
  });
  afterAll(() => standIn.close());

  /** A model of its own each time: what was understood before is remembered by endpoint. */
  const word = async (mood: Mood, texts: string[], timeoutMs = 5_000) => {
    number += 1;
    standIn.received.length = 0;
    standIn.feel(mood);
    standIn.say(...texts);
    const { baseUrl } = standIn;
    endpoint = { baseUrl, apiKey: 'secret-key', model: `model-${number}`, dialect, timeoutMs };
    return wordFinding(endpoint, material, 10);
  };

  test.each([['schema'], ['no-schema'], ['no-format']] as const)(
    'that is in the mood %s is understood',
    async (mood) => {
      const { choice, attempt } = await word(mood, [good]);
      expect(choice).toEqual(chosen);
      expect(attempt).toMatchObject({ outcome: 'used', request: standIn.received.at(-1) });
      const count = standIn.received.length;
      await wordFinding(endpoint, material, 10);
      expect(standIn.received).toHaveLength(count + 1);
    },
  );

  test('that refuses formats is not asked beyond the budget, and every request was kept before it left', async () => {
    const unknown = { ...endpoint, model: `choosy-${dialect}` };
    standIn.received.length = 0;
    standIn.feel('no-format');
    const kept: string[] = [];
    const keep = async (request: string) => {
      expect(standIn.received).toEqual(kept);
      kept.push(request);
    };
    expect((await wordFinding(unknown, material, 1, { keep })).choice).toBeNull();
    expect(standIn.received).toHaveLength(1);
    await wordFinding(unknown, material, 10, { keep });
    expect(standIn.received).toEqual(kept);
    expect(kept.length).toBeGreaterThan(2);
  });

  test('that fences its answer is understood', async () => {
    expect((await word('schema', [`\`\`\`json\n${good}\n\`\`\``])).choice).toEqual(chosen);
  });

  test.each([
    ['cut-off', 5_000],
    ['busy', 5_000],
    ['broken', 5_000],
    ['hanging', 200],
    ['endless', 5_000],
    ['elsewhere', 5_000],
    ['no-json', 5_000],
  ] as const)('that is in the mood %s changes nothing', async (mood, timeoutMs) => {
    const { choice, attempt } = await word(mood, [good], timeoutMs);
    expect(choice).toBeNull();
    expect(attempt).toMatchObject({ outcome: 'failed', answer: null });
  });

  test('that is gone changes nothing', async () => {
    const gone = { ...endpoint, baseUrl: 'http://127.0.0.1:9' };
    const { choice, attempt } = await wordFinding(gone, material, 10);
    expect(choice).toBeNull();
    expect(attempt).toMatchObject({ outcome: 'failed' });
  });

  test.each([
    ['free text', 'Do not write to last Sunday’s guests.'],
    ['what was asked for once', '{"title":"Two people","seen":"42 of 43","step":"Rest."}'],
    ['what PostgreSQL cannot store', '\0{"opening":"\ud800"}'],
  ])('that answers with %s is refused, and what it said is kept as data', async (_name, said) => {
    const { choice, attempt } = await word('schema', [said]);
    expect(choice).toBeNull();
    expect(attempt).toMatchObject({
      request: standIn.received.at(-1),
      outcome: 'refused',
      problem: 'The answer wasn’t one of our choices.',
    });
    expect(attempt.answer).toBe(said.replace('\0', '').toWellFormed());
    expect(standIn.received).toHaveLength(1);
    expect(standIn.received.join('')).not.toContain('secret-key');
  });
});

test('of a finding a model learns no number, and of a note only that there is one', async () => {
  const standIn = await startStandIn('openai');
  const { baseUrl } = standIn;
  const endpoint = {
    baseUrl,
    apiKey: 'k',
    model: 'm',
    dialect: 'openai',
    timeoutMs: 5_000,
  } as const;
  const text = 'You noted it for June 4.';
  const name = 'Ruth Baker’s funeral, 3 families away';
  const otherwise = [
    { name, text, isNote: true },
    { name, text },
  ];
  const seen = [{ text: '42 of 43 kids. Two people left.' }];
  const noted = { ...finding, title: '41 kids', seen, step: 'Call 7 people.', otherwise };
  await wordFinding(endpoint, { finding: noted, entries: [] }, 1);
  const sent: string = JSON.parse(standIn.received[0] ?? '').messages[1].content;
  expect(sent).toContain('A note of the church');
  const { openings: _, causes: named, finding: told } = JSON.parse(sent.split('\n')[1] ?? '');
  expect(Object.keys(told)).toEqual(['about', 'definition', 'how_sure']);
  expect(JSON.stringify([named, told])).not.toMatch(/Ruth|June|4[123]|Two people|Call/);
  await standIn.close();
});

test('what is sent stays within its delimiters, whatever an entry contains', async () => {
  const standIn = await startStandIn('openai');
  const endpoint = {
    baseUrl: standIn.baseUrl,
    apiKey: 'k',
    model: 'm',
    dialect: 'openai',
    timeoutMs: 5_000,
  } as const;
  for (const each of cases) {
    await wordFinding(endpoint, each, 1);
  }
  for (const body of standIn.received) {
    const user: string = JSON.parse(body).messages[1].content;
    expect(user.split('\n').filter((line) => line === 'END')).toHaveLength(1);
  }
  await standIn.close();
});
