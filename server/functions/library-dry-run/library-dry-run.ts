import { z } from 'zod';
import { rules } from '#analytics/findings/rules.ts';
import { type LibraryDryRun, libraryDryRunRequest } from '#contract/functions/recommendations.ts';
import { ruleNames } from '#contract/messages/rule-names.ts';
import { churchColumns } from '../../church/rows.ts';
import { readEntries } from '../../recommendations/choose-entries.ts';
import type { ComputeServices } from '../../services.ts';
import { runAsSuperAdmin } from '../as-super-admin.ts';
import type { NamedFunction } from '../named-function.ts';

const found = z.array(
  z.object({
    card: z.object({ title: z.string(), week: z.iso.date() }).nullable(),
    entries: z.unknown(),
  }),
);

/**
 * Which entries every rule would choose now, for the words of the church's newest card of it, or, where
 * there is none, of its own definition. One entry may be tried before it is saved. Nothing is stored but
 * the look at the church. For super admins.
 */
export const libraryDryRun: NamedFunction<z.infer<typeof libraryDryRunRequest>, ComputeServices> = {
  request: libraryDryRunRequest,
  async run(services, claims, { accountId, tried }): Promise<LibraryDryRun> {
    const [text] = await runAsSuperAdmin(services, claims, {
      text: `with size as materialized (select ${churchColumns.usualSize}::integer as attenders)
        select json_agg(json_build_object(
          'card', case when card.week is not null then json_build_object('title', card.finding ->> 'title', 'week', card.week) end,
          'entries', private.find_library_entries($1::uuid, coalesce(card.finding, rule), attenders, $3::jsonb)) order by place)::text
        from size, (select private.note_account_view($1::uuid)) as noted, jsonb_array_elements($2::jsonb) with ordinality as each (rule, place)
        left join lateral (
          select week, finding from analytics.recommendations as made
          where made.account_id = $1::uuid and made.rule = each.rule ->> 'rule'
          order by week desc, made.place limit 1) as card on true`,
      values: [
        accountId ?? null,
        JSON.stringify(
          rules.map(({ id, definition }) => ({
            rule: id,
            title: ruleNames[id],
            seen: [],
            step: definition,
          })),
        ),
        tried ? JSON.stringify({ id: tried.id, ...tried.entry }) : null,
      ],
    });
    const lists = found.parse(JSON.parse(text ?? '[]'));
    return {
      rules: rules.map(({ id }, index) => ({
        rule: id,
        name: ruleNames[id],
        card: lists[index]?.card ?? null,
        entries: readEntries(JSON.stringify(lists[index]?.entries ?? []), id).map(
          ({ prompt, ...used }) => used,
        ),
      })),
    };
  },
};
