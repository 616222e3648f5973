import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take five seconds and more though they are small: begun last, one would run alone. */
const long = [
  'analytics/judging/level-break.test.ts',
  'analytics/spreadsheet/layouts.test.ts',
  'sandbox/contract.test.ts',
  'server/http/answer-within.db.test.ts',
  'server/integrations/provider-fetch.test.ts',
];

/** Begins each project with its longest files, also where no run before tells how long they take. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      long.some((path) => moduleId.endsWith(`/${path}`));
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project);
    return [...byProject.values()].flatMap((own) => [
      ...own.filter(isLong),
      ...own.filter((file) => !isLong(file)),
    ]);
  }
}
