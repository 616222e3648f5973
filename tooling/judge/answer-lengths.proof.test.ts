import { expect, test } from 'vitest';
import { answerLengths, demoPulses, simulatedPulses, untold } from './answer-lengths.ts';

test('‘Is anything off?’ is answered in three sentences at most, in fifty words on nearly every Monday, and names or counts every number outside its range', {
  timeout: 120_000,
}, () => {
  const simulated = [80, 200].flatMap((size) => simulatedPulses(size, { first: 5005, count: 3 }));
  for (const pulses of [demoPulses(), simulated]) {
    const { mondays, sentences, words } = answerLengths(pulses);
    expect(mondays).toBeGreaterThan(200);
    expect(sentences.max).toBe(3);
    expect(words.p95).toBeLessThanOrEqual(50);
    expect(words.max).toBeLessThanOrEqual(80);
    expect(
      pulses.flatMap((pulse) => untold(pulse).map((tile) => [tile, pulse.anythingOff])),
    ).toEqual([]);
  }
});
