import { readConfig } from '#server/config.ts';
import { endpointOf, providerOf } from '#server/recommendations/model/endpoint.ts';
import { wordFinding } from '#server/recommendations/model/word-finding.ts';
import { modelCases } from '#testing/factories/model-cases.ts';

// `npm run model-check`: lets the endpoint of the AI_ settings choose the wording of fifty findings of made-up
// churches, with hostile entries in their knowledge, and reports how many of the answers could be used.
const config = readConfig(process.env);
const endpoint = endpointOf(config);
if (!endpoint) {
  console.error(
    'Set AI_BASE_URL, AI_API_KEY and AI_MODEL first; AI_DIALECT is openai or anthropic.',
  );
  process.exit(2);
}
const tally = { used: 0, refused: 0, failed: 0 };
const cases = modelCases();
for (const [index, material] of cases.entries()) {
  const { attempt } = await wordFinding(endpoint, material, 1);
  tally[attempt.outcome] += 1;
  console.log(
    `${String(index + 1).padStart(2)} ${attempt.outcome.padEnd(8)} ${material.finding.title}  ${attempt.problem ?? ''}`,
  );
}
console.log(
  JSON.stringify({
    provider: providerOf(config),
    cases: cases.length,
    ...tally,
    score: tally.used,
  }),
);
