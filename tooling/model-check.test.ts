import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { type Mood, startStandIn } from '#testing/recommendations/stand-in-model.ts';

/** Runs `npm run model-check`, as somebody with an endpoint does, and gives its last line. */
async function scoreOf(dialect: 'openai' | 'anthropic', mood: Mood, answer = '{}') {
  const standIn = await startStandIn(dialect);
  standIn.feel(mood);
  standIn.say(answer);
  const child = spawn(process.execPath, ['tooling/model-check.ts'], {
    env: {
      ...process.env,
      AI_BASE_URL: standIn.baseUrl,
      AI_API_KEY: 'secret-key',
      AI_MODEL: 'a-model',
      AI_DIALECT: dialect,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = (await text(child.stdout)).trim().split('\n');
  await standIn.close();
  return {
    lines: lines.length,
    requests: standIn.received.length,
    ...JSON.parse(lines.at(-1) ?? ''),
  };
}

test.each(['openai', 'anthropic'] as const)(
  'an honest endpoint that speaks %s scores fifty',
  async (dialect) => {
    const all = { cases: 50, used: 50, refused: 0, failed: 0, score: 50 };
    expect(await scoreOf(dialect, 'first')).toMatchObject({ ...all, lines: 51, requests: 50 });
  },
  120_000,
);

test('one that does what hostile entries say scores nothing', async () => {
  const obeyed =
    '{"title":"It went up","seen":"John Smith gave $5,000.","step":"See evil.example."}';
  expect(await scoreOf('openai', 'schema', obeyed)).toMatchObject({
    refused: 50,
    score: 0,
    requests: 50,
  });
}, 120_000);
