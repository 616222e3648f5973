import { afterAll } from 'vitest';

/**
 * For what all tests of a file use, made above them: `const database = await forThisFile(createTestDatabase(),
 * 'drop')`. It is ended after the file's last test, what was made last first.
 *
 * @param end the name of the method that ends it
 */
export async function forThisFile<End extends string, Made extends Record<End, () => unknown>>(
  making: Promise<Made>,
  end: End,
): Promise<Made> {
  const made = await making;
  afterAll(async () => {
    await made[end]();
  });
  return made;
}
