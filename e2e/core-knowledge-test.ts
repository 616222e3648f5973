import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { test as base, expect, isPhone } from './steeple-test.ts';

export type Entry = { id: string; title: string; prompt: string };

/** Tests with core knowledge entries of their own. */
export const test = base.extend<{
  /** Creates a core entry that only this test knows. */
  newEntry: (given?: Partial<Entry>) => Promise<Entry>;
}>({
  newEntry: async ({ client, owner, afterPage }, use) => {
    await use(async (given = {}) => {
      const row = { title: `Entry ${randomUUID()}`, prompt: 'Be kind.', ...given };
      const { data, error } = await client.from('knowledge').insert(row).select().single();
      expect(error).toBeNull();
      afterPage(() => owner.query('delete from public.knowledge where id = $1', [data.id]));
      return data;
    });
  },
});

/** The row of an entry, or its card on a phone. */
export const rowOf = (page: Page, { title }: Entry) =>
  page.getByRole(isPhone(page) ? 'listitem' : 'row').filter({ hasText: title });

/** Opens the menu of an entry's row. */
export async function openMenu(page: Page, entry: Entry): Promise<void> {
  await rowOf(page, entry)
    .getByRole('button', { name: `Actions for ${entry.title}` })
    .click();
}
