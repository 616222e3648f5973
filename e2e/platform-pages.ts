import type { SupabaseClient } from '@supabase/supabase-js';

/** What makes rows for a test, and takes them away after it. */
type Building = {
  client: SupabaseClient;
  newChurch: (given: { location: string; notes: string }) => Promise<{ id: string }>;
  afterPage: (deed: () => Promise<unknown>) => void;
};

/**
 * Every screen of a super admin's, those of a church, a knowledge entry and a user included.
 *
 * @param text what is typed into the church's notes, and the entry's title and prompt
 * @returns their paths
 */
export async function platformPages(
  { client, newChurch, afterPage }: Building,
  text: { notes: string; title: string; prompt: string },
): Promise<string[]> {
  const church = await newChurch({ location: 'Austin, Texas', notes: text.notes });
  const { data: entry } = await client
    .from('knowledge')
    .insert({ title: text.title, prompt: text.prompt })
    .select()
    .single()
    .throwOnError();
  afterPage(async () => client.from('knowledge').delete().eq('id', entry.id));
  const { data } = await client.auth.getUser();
  return [
    '/accounts',
    '/accounts/add',
    `/accounts/view/${church.id}`,
    `/accounts/edit/${church.id}`,
    '/users',
    '/users/add',
    '/users/invite',
    `/users/edit/${data.user?.id}`,
    '/knowledge',
    '/knowledge/add',
    `/knowledge/view/${entry.id}`,
    `/knowledge/edit/${entry.id}`,
    '/audit',
    '/connections',
    '/mails',
    '/profile',
  ];
}
