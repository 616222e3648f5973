import type { SupabaseClient } from '@supabase/supabase-js';
import { letterSettings } from '#contract/functions/letters.ts';
import { buildPerson } from '../factories/person.ts';
import { invokeFunction } from '../invoke-function.ts';
import type { TestDatabase } from '../test-database.ts';

/** What tests of letters do for one church: its people, its functions, and asking for the letter. */
export function churchOfLetters(database: TestDatabase, accountId: string) {
  const call = (client: SupabaseClient, name: string, body: Record<string, unknown> = {}) =>
    invokeFunction(client, name, { accountId, ...body });
  return {
    call,
    colleague: (given: Record<string, unknown> = {}) =>
      buildPerson(database.owner, { role: 'account_admin', account_id: accountId, ...given }),
    subscribed: async (client: SupabaseClient, wish: Record<string, unknown> = {}) => {
      const body = { subscribed: true, evenWhenNothing: false, ...wish };
      return letterSettings.parse((await call(client, 'letter-settings-save', body)).data);
    },
  };
}
