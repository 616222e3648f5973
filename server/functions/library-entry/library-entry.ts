import type { z } from 'zod/mini';
import {
  type LibraryEntryAnswer,
  libraryEntryRequest,
  libraryEntryResponse,
  libraryEntrySaveRequest,
} from '#contract/functions/recommendations.ts';
import { libraryMessages } from '#contract/messages/recommendations.ts';
import { ApiError } from '../../http/api-error.ts';
import type { VerifiedClaims } from '../../http/claims.ts';
import type { Services } from '../../services.ts';
import { runAsSuperAdmin } from '../as-super-admin.ts';
import type { NamedFunction } from '../named-function.ts';

/** So many versions are shown, the newest: each may hold 100,000 characters. */
const versionsShown = 20;

/**
 * The library data of a core knowledge entry, its versions, and where it was used. For super
 * admins.
 */
export const readLibraryEntry: NamedFunction<z.infer<typeof libraryEntryRequest>> = {
  request: libraryEntryRequest,
  run: (services, claims, { id }) => read(services, claims, id),
};

/** Saves the library data of a core knowledge entry. For super admins. */
export const saveLibraryEntry: NamedFunction<z.infer<typeof libraryEntrySaveRequest>> = {
  request: libraryEntrySaveRequest,
  async run(services, claims, { id, entry }): Promise<LibraryEntryAnswer> {
    await read(services, claims, id);
    await runAsSuperAdmin(services, claims, {
      text: `with kept as (
        insert into analytics.library_entries
          (id, rules, size_from, size_to, status, review_on, source_author, source_title, source_url)
        select $1::uuid, rules, size_from, size_to, status, review_on, source_author, source_title, source_url
        from jsonb_to_record($2::jsonb) as entry (rules text[], size_from integer, size_to integer,
          status text, review_on date, source_author text, source_title text, source_url text),
          -- Deleted after it was found: nothing is saved.
          (select from public.knowledge where id = $1::uuid for key share) as found
        on conflict (id) do update set rules = excluded.rules, size_from = excluded.size_from,
          size_to = excluded.size_to, status = excluded.status, review_on = excluded.review_on,
          source_author = excluded.source_author, source_title = excluded.source_title,
          source_url = excluded.source_url
        returning 1)
      select (select count(*) from kept)::text`,
      values: [
        id,
        JSON.stringify({
          rules: entry.rules,
          size_from: entry.sizeFrom,
          size_to: entry.sizeTo,
          status: entry.status,
          review_on: entry.reviewOn,
          source_author: entry.sourceAuthor,
          source_title: entry.sourceTitle,
          source_url: entry.sourceUrl,
        }),
      ],
    });
    return read(services, claims, id);
  },
};

async function read(
  services: Services,
  claims: VerifiedClaims,
  id: string,
): Promise<LibraryEntryAnswer> {
  const [found] = await runAsSuperAdmin(services, claims, {
    text: `select (select json_build_object(
      'entry', json_build_object(
        'rules', coalesce(entry.rules, '{}'), 'sizeFrom', size_from, 'sizeTo', size_to,
        'status', coalesce(status, 'published'), 'reviewOn', review_on,
        'sourceAuthor', source_author, 'sourceTitle', source_title, 'sourceUrl', source_url),
      'versions', (select coalesce(json_agg(json_build_object(
          'version', version, 'title', kept.title, 'prompt', kept.prompt, 'savedAt', kept.saved_at,
          'savedBy', (select btrim(concat_ws(' ', first_name, last_name)) from public.profiles
            where user_id = kept.saved_by)) order by version desc), '[]')
        from (select * from analytics.library_versions where id = knowledge.id
          order by version desc limit ${versionsShown}) as kept),
      'used', (select json_build_object('cards', count(*), 'churches', count(distinct account_id))
        from analytics.recommendations
        where entries @> jsonb_build_array(jsonb_build_object('id', knowledge.id))))
    from public.knowledge left join analytics.library_entries as entry using (id)
    where knowledge.id = $1::uuid and account_id is null)::text`,
    values: [id],
  });
  if (!found) {
    const message = libraryMessages.gone;
    throw new ApiError({ status: 404, code: 'library_entry_not_found', message });
  }
  return libraryEntryResponse.parse(JSON.parse(found));
}
