import type { Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import type pg from 'pg';
import { weekdays } from '#contract/functions/measures.ts';
import { expect, rememberAccount, test as steepleTest } from './steeple-test.ts';

export type CountingChurch = {
  id: string;
  name: string;
  /** The church's own day. */
  today: string;
  services: { id: string; name: string }[];
  categories: { id: string; name: string }[];
};

type Fixtures = {
  /** A church that counts by hand, with two services today. */
  church: CountingChurch;
  /** Opens the counting page of that church as the super admin. */
  openCounting: () => Promise<void>;
};

/** Tests about a church that counts by hand. */
export const test = steepleTest.extend<Fixtures>({
  church: async ({ newChurch, client }, use) => {
    const { id, name } = await newChurch();
    const today = new Intl.DateTimeFormat('en-CA', {
      timeZone: 'America/New_York',
      dateStyle: 'short',
    }).format(new Date());
    const weekday = weekdays[(new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7];
    const service = (title: string, time: string) => ({
      id: null,
      name: title,
      weekday,
      time,
      campus: null,
      from: null,
      until: null,
      date: null,
      linked: null,
    });
    const category = (title: string, feeds: string, inAttendance: boolean) => ({
      id: null,
      name: title,
      feeds,
      inAttendance,
      per: 'service',
      away: false,
    });
    const setup = await call(client, 'count-setup-save', {
      accountId: id,
      services: [service('Early', '09:00'), service('Late', '11:00')],
      categories: [
        category('Adults', 'attendance', true),
        category('Kids', 'kids', true),
        category('Guests', 'first_time_guests', false),
      ],
    });
    await use({ id, name, today, ...setup });
  },
  openCounting: async ({ page, bringSession, church }, use) => {
    await use(async () => {
      await bringSession('superAdmin');
      await rememberAccount(page, church);
      await page.goto('/account/count');
    });
  },
});

/** Calls a named function as the super admin. */
export async function call(client: SupabaseClient, name: string, body: object) {
  const { data, error } = await client.functions.invoke(name, { body });
  expect(error, name).toBeNull();
  return data;
}

/** What the church has of today, smallest first. */
export async function counted(
  owner: pg.Client,
  { id, today }: Pick<CountingChurch, 'id' | 'today'>,
): Promise<number[]> {
  const { rows } = await owner.query<{ value: number }>(
    'select value::integer from analytics.counts where account_id = $1 and day = $2 order by value',
    [id, today],
  );
  return rows.map(({ value }) => value);
}

/** The part of the counting page about a service. */
export function servicePart(page: Page, time: '9:00' | '11:00') {
  return page.getByRole('region', { name: new RegExp(`^${time}`) });
}
