import { readConfig } from '#server/config.ts';
import { endpointOf, providerOf } from '#server/recommendations/model/endpoint.ts';
import { wordFinding } from '#server/recommendations/model/word-finding.ts';
import { modelCases } from '#testing/factories/model-cases.ts';

// `npm run model-check`: words fifty findings of made-up churches with the endpoint of the AI_ settings,
// with hostile entries in their knowledge, and reports how many of the answers could be used.
const config = readConfig(process.env);
const endpoint = endpointOf(config);
if (!endpoint) {
  console.error(
    'Set AI_BASE_URL, AI_API_KEY and AI_MODEL first; AI_DIALECT is openai or anthropic.',
  );
  process.exit(2);
}
const tally = { used: 0, repaired: 0, refused: 0, failed: 0 };
const cases = modelCases();
for (const [index, material] of cases.entries()) {
  const { wording, attempts } = await wordFinding(endpoint, material, 2);
  const isFailed = attempts.at(-1)?.outcome === 'failed';
  const result = wording
    ? attempts.length > 1
      ? 'repaired'
      : 'used'
    : isFailed
      ? 'failed'
      : 'refused';
  tally[result] += 1;
  const why = attempts.flatMap(({ problem }) => problem ?? []).join(' ');
  console.log(
    `${String(index + 1).padStart(2)} ${result.padEnd(8)} ${material.finding.title}  ${why}`,
  );
}
console.log(
  JSON.stringify({
    provider: providerOf(config),
    cases: cases.length,
    ...tally,
    score: tally.used + tally.repaired,
  }),
);
