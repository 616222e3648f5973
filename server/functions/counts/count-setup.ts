import type { z } from 'zod';
import { addDays } from '#analytics/calendar/plain-date.ts';
import { isTimeZone } from '#analytics/calendar/time-zone.ts';
import { type TypedDay, typedWords } from '#analytics/pulse/typed-facts.ts';
import {
  type CountSetup,
  countReminderSaveRequest,
  countSetupRequest,
  countSetupResponse,
  countSetupSaveRequest,
} from '#contract/functions/counts.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import { usualPlace } from '#contract/usual-place.ts';
import { parseTyped } from '../../church/parse-rows.ts';
import { churchColumns } from '../../church/rows.ts';
import type { VerifiedClaims } from '../../http/claims.ts';
import type { Services } from '../../services.ts';
import { countryOfZone } from '../../sync/planning-center/catalogue/rails-zones.ts';
import { runAboutChurch } from '../about-church.ts';
import { runForChurch } from '../as-church-person.ts';
import type { NamedFunction } from '../named-function.ts';
import { categoriesColumn, servicesColumn } from './count-rows.ts';
import { suggestCounting } from './suggest-counting.ts';

/** What a church counts by hand, and what could be. */
export const countSetup: NamedFunction<{ accountId: string }> = {
  request: countSetupRequest,
  run: (services, claims, { accountId }) => readSetup(services, claims, accountId),
};

/** Keeps services and categories that are new or changed. */
export const countSetupSave: NamedFunction<z.infer<typeof countSetupSaveRequest>> = {
  request: countSetupSaveRequest,
  async run(services, claims, { accountId, ...setup }) {
    await runForChurch(services, claims, {
      text: 'select private.save_count_setup($1::uuid, $2::jsonb, $3::jsonb, $4::jsonb)::text',
      values: [
        accountId,
        ...[setup.services, setup.categories, placeOf(setup.timeZone)].map((each) =>
          JSON.stringify(each),
        ),
      ],
    });
    return readSetup(services, claims, accountId);
  },
};

/** Keeps at what time the person who asks is reminded of an uncounted service. */
export const countReminderSave: NamedFunction<z.infer<typeof countReminderSaveRequest>> = {
  request: countReminderSaveRequest,
  async run(services, claims, { accountId, at }) {
    const [kept = null] = await runForChurch(services, claims, {
      text: `select private.save_own_count_reminder($1::uuid, $2), private.note_account_view($1::uuid)::text`,
      values: [accountId, at],
    });
    return { at: kept };
  },
};

/** Where a church begins whose first number somebody types there; a browser that hides its zone says UTC. */
function placeOf(timeZone = 'UTC'): Partial<Pick<MeasureChoices, 'timeZone' | 'country'>> {
  const isTold = isTimeZone(timeZone) && !/^(UTC|GMT|Etc\/)/.test(timeZone);
  return isTold ? { timeZone, country: countryOfZone(timeZone) } : {};
}

async function readSetup(
  services: Services,
  claims: VerifiedClaims,
  accountId: string,
): Promise<CountSetup> {
  const [kept, categories, choices, reminder, typed, weeks, zoneTaken = null] =
    await runAboutChurch(services, claims, accountId, {
      columns: [
        servicesColumn,
        categoriesColumn,
        `(select json_build_object('available', available, 'choices', coalesce(chosen, suggested))
        from analytics.measure_choices where account_id = $1::uuid)::text`,
        'private.own_count_reminder($1::uuid)',
        `(${churchColumns.typed})::text`,
        weeksByHand,
        zoneTakenColumn,
      ],
    });
  const setup = {
    services: JSON.parse(kept ?? '[]'),
    categories: JSON.parse(categories ?? '[]'),
    reminder: reminder ?? null,
    zoneTaken,
    byHand: Number(weeks) === 0 ? null : typedWords(lately(parseTyped(typed)), Number(weeks)),
  };
  const suggested = suggestCounting(JSON.parse(choices ?? 'null'));
  return countSetupResponse.parse({
    ...setup,
    suggested: {
      services: setup.services.length === 0 ? suggested.services : [],
      categories: setup.categories.length === 0 ? suggested.categories : [],
    },
  });
}

/** The usual time zone, for a super admin, while nothing was read or chosen: the church may be elsewhere. */
const zoneTakenColumn = `case when current_user = 'super_admin' and not exists (select from analytics.measure_choices
  where account_id = $1::uuid and (chosen is not null or reasons <> '{}'
    or suggested ->> 'timeZone' <> '${usualPlace.timeZone}')) then '${usualPlace.timeZone}' end`;

/** The newest weeks, as many as the dashboard shows. */
const shownWeeks = 13;

/** How many of them rest on what was typed. */
const weeksByHand = `(select count(distinct week) from analytics.figures
  where account_id = $1::uuid and value is not null and 'hand' = any (string_to_array(source, '+'))
    and week > private.church_today($1::uuid) - 7 * ${shownWeeks})::text`;

function lately(days: TypedDay[]): TypedDay[] {
  const last = days.at(-1)?.day ?? '';
  return days.filter(({ day }) => last !== '' && day > addDays(last, -7 * shownWeeks));
}
