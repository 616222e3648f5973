import type { z } from 'zod/mini';
import { rules } from '#analytics/findings/rules.ts';
import { ruleNames } from '#contract/findings.ts';
import { type LibraryDryRun, libraryDryRunRequest } from '#contract/functions/recommendations.ts';
import { readEntries } from '../../recommendations/choose-entries.ts';
import { runAsSuperAdmin } from '../as-super-admin.ts';
import type { NamedFunction } from '../named-function.ts';

/**
 * Which entries every rule would choose now, at one church or at none in particular, for the words
 * of its own definition. Nothing is stored. For super admins.
 */
export const libraryDryRun: NamedFunction<z.infer<typeof libraryDryRunRequest>> = {
  request: libraryDryRunRequest,
  async run(services, claims, { accountId }): Promise<LibraryDryRun> {
    const [found] = await runAsSuperAdmin(services, claims, {
      text: `select json_agg(private.find_library_entries($1::uuid, rule ->> 'id', rule ->> 'words', (
          select percentile_disc(0.5) within group (order by value)::integer from (
            select value from analytics.figures where account_id = $1::uuid and figure = 'attendance'
              and state = 'complete' order by week desc limit 13) as newest)) order by place)::text
        from jsonb_array_elements($2::jsonb) with ordinality as each (rule, place)`,
      values: [
        accountId ?? null,
        JSON.stringify(
          rules.map(({ id, definition }) => ({ id, words: `${ruleNames[id]} ${definition}` })),
        ),
      ],
    });
    const lists: unknown[] = JSON.parse(found ?? '[]');
    return {
      rules: rules.map(({ id }, index) => ({
        rule: id,
        name: ruleNames[id],
        entries: readEntries(JSON.stringify(lists[index] ?? []), id).map(
          ({ prompt, ...used }) => used,
        ),
      })),
    };
  },
};
