import type { Reporter, TestCase, TestModule } from 'vitest/node';

const shownMax = 10;

type Timed = { place: string; durationMs: number };

/** A vitest reporter that lists the ten slowest tests, and the ten slowest files. */
export class SlowestTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    print('tests', tests.map(timed));
    print(
      'files',
      modules.map((module) => ({
        place: module.relativeModuleId,
        durationMs: module.diagnostic().collectDuration + module.diagnostic().duration,
      })),
    );
  }
}

function timed(test: TestCase): Timed {
  return {
    place: `${test.module.relativeModuleId} › ${test.fullName}`,
    durationMs: test.diagnostic()?.duration ?? 0,
  };
}

function print(what: string, all: readonly Timed[]): void {
  const slowest = all
    .toSorted((one, other) => other.durationMs - one.durationMs)
    .slice(0, shownMax)
    .map(
      ({ place, durationMs }) => `  ${(durationMs / 1000).toFixed(1).padStart(6)} s  ${place}\n`,
    );
  if (slowest.length > 0) {
    process.stdout.write(`\nThe ten slowest ${what}:\n${slowest.join('')}`);
  }
}
