import type { Reporter, TestCase, TestModule } from 'vitest/node';

const shownMax = 10;

/** A vitest reporter that lists the ten slowest tests. */
export class SlowestTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const slowest = modules
      .flatMap((module) => [...module.children.allTests()])
      .map((test) => ({ test, durationMs: test.diagnostic()?.duration ?? 0 }))
      .sort((one, other) => other.durationMs - one.durationMs)
      .slice(0, shownMax);
    if (slowest.length === 0) {
      return;
    }
    const lines = slowest.map(
      ({ test, durationMs }) =>
        `  ${(durationMs / 1000).toFixed(1).padStart(6)} s  ${placeOf(test)}`,
    );
    process.stdout.write(`\nThe ten slowest tests:\n${lines.join('\n')}\n`);
  }
}

function placeOf(test: TestCase): string {
  return `${test.module.relativeModuleId} › ${test.fullName}`;
}
