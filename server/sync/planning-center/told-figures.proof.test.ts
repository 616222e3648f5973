import { describe, expect, test } from 'vitest';
import { forThisFile } from '#testing/for-this-file.ts';
import { startLivingChurch } from '#testing/sync/living-church.ts';

const weekMs = 7 * 86_400_000;
const church = await forThisFile(startLivingChurch(), 'stop');

const isWithin = (at: number, weeks: number) => church.planner.clock.now() - at < weeks * weekMs;

describe('what is told of readings that were counted', { timeout: 60_000 }, () => {
  test('is nothing where all services are counted and all gifts are in one currency', async () => {
    await church.run('nightly');
    expect(await church.told()).toEqual([]);
  });

  test('gifts in another currency are, once ten people give in it', async () => {
    const { planner } = church;
    const givers = new Set<number | null>();
    const inDollarsOfCanada = (peopleMax: number) =>
      planner.edit({
        donations: (rows) =>
          rows.map((row, at) => {
            const isTaken =
              at % 9 < 4 &&
              isWithin(row.receivedAt, 12) &&
              (row.person === null || givers.has(row.person) || givers.size < peopleMax);
            if (isTaken && row.person !== null) {
              givers.add(row.person);
            }
            return isTaken
              ? { ...row, currency: 'CAD' as const, editedAt: planner.clock.now() }
              : row;
          }),
      });
    inDollarsOfCanada(9);
    await church.run('nightly');
    expect(givers.size).toBe(9);
    expect(await church.told(['other_currency'])).toEqual([]);
    inDollarsOfCanada(1_000);
    await church.run('nightly');
    expect(await church.told(['other_currency'])).toEqual([
      expect.stringMatching(
        /^\d+ of \d+ gifts are in CAD, so they aren’t included in your giving\.$/,
      ),
    ]);
    planner.edit({
      donations: (rows) =>
        rows.map((row) => ({ ...row, currency: 'USD' as const, editedAt: planner.clock.now() })),
    });
    await church.run('nightly');
    expect(await church.told(['other_currency'])).toEqual([]);
  });

  test('services without a count are, where they are a third of those of 13 weeks', async () => {
    const { planner } = church;
    planner.edit({ headcounts: (rows) => rows.filter(({ time }) => !isWithin(time.startsAt, 7)) });
    await church.run('nightly');
    expect(await church.told(['uncounted'])).toEqual([
      expect.stringMatching(
        /^\d+ of your last \d+ services have no count\. Enter them in Planning Center, or leave those times out in What We Count\.$/,
      ),
    ]);
  });
});
