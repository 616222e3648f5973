import type { z } from 'zod/mini';
import {
  type LetterSettings,
  letterRequest,
  letterSettings,
  letterSettingsSaveRequest,
} from '#contract/functions/letters.ts';
import { runAboutChurch } from '../about-church.ts';
import type { NamedFunction } from '../named-function.ts';

/** The caller's own letter of a church. */
export const readLetterSettings: NamedFunction<z.infer<typeof letterRequest>> = {
  request: letterRequest,
  async run(services, claims, { accountId }): Promise<LetterSettings> {
    const [own] = await runAboutChurch(services, claims, accountId, {
      columns: ['private.own_letter($1::uuid)::text'],
    });
    return letterSettings.parse(JSON.parse(own ?? 'null'));
  },
};

/** Asks for it or ends it; answers an offer. */
export const saveLetterSettings: NamedFunction<z.infer<typeof letterSettingsSaveRequest>> = {
  request: letterSettingsSaveRequest,
  async run(services, claims, { accountId, subscribed, evenWhenNothing }): Promise<LetterSettings> {
    const [own] = await runAboutChurch(services, claims, accountId, {
      columns: ['private.save_own_letter($1::uuid, $2::boolean, $3::boolean)::text'],
      values: [String(subscribed), String(evenWhenNothing)],
    });
    services.changes.tell({ table: 'private.letters', accounts: [accountId] });
    return letterSettings.parse(JSON.parse(own ?? 'null'));
  },
};
