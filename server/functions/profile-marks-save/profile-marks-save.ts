import type { z } from 'zod/mini';
import {
  profileMarksSaveRequest,
  profileMarksSaveResponse,
} from '#contract/functions/colleagues.ts';
import { runForChurch } from '../as-church-person.ts';
import type { NamedFunction } from '../named-function.ts';

/** Says of a colleague that they may only look, or do without giving, or takes that back. */
export const profileMarksSave: NamedFunction<z.infer<typeof profileMarksSaveRequest>> = {
  request: profileMarksSaveRequest,
  async run(services, claims, { profileId, mayOnlyLook, withoutGiving }) {
    const [marks] = await runForChurch(services, claims, {
      text: 'select private.save_profile_marks($1::uuid, $2::boolean, $3::boolean)::text',
      values: [profileId, String(mayOnlyLook), String(withoutGiving)],
    });
    return profileMarksSaveResponse.parse(JSON.parse(marks ?? 'null'));
  },
};
