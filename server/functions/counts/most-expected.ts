import { z } from 'zod';
import { fromExpectationRow } from '#contract/expectation.ts';

const row = z.tuple([z.number(), z.number(), z.number(), z.number(), z.number()]);
const column = z
  .object({ expected: z.record(z.string(), z.object({ ahead: z.array(row) })) })
  .nullable();

/** The most that is expected of the next weeks in four weeks of five, by figure. */
export function mostExpected(expectedWeeks: string | null | undefined): Map<string, number> {
  const parsed = column.safeParse(JSON.parse(expectedWeeks ?? 'null'));
  const expected = Object.entries(parsed.data?.expected ?? {});
  return new Map(
    expected.flatMap(([figure, { ahead }]) =>
      ahead.length > 0
        ? [[figure, Math.max(...ahead.map((each) => fromExpectationRow(each).high80))] as const]
        : [],
    ),
  );
}
