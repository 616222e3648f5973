import { afterAll, beforeAll, expect, test } from 'vitest';
import { allCells } from './cells.ts';
import { runCells } from './run-cells.ts';
import { prepareStage, type Stage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await prepareStage();
});
afterAll(() => stage.world.close());

test('everybody can do to every row what the specification gives them, and nothing else', async () => {
  const cells = allCells(stage.world.baseline);
  process.stdout.write(
    `${cells.length} cells, changing ${cells.filter((c) => c.becomes).length}\n`,
  );
  expect(cells.length).toBeGreaterThan(4000);
  expect(await runCells(stage.world, cells)).toEqual([]);
}, 120_000);
