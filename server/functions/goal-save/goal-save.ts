import type { z } from 'zod/mini';
import { isOwnFigureId } from '#contract/figures/own.ts';
import { isGiving } from '#contract/figures.ts';
import { goalSaveRequest } from '#contract/functions/goals.ts';
import type { ComputeServices } from '../../services.ts';
import { runAboutChurch } from '../about-church.ts';
import type { NamedFunction } from '../named-function.ts';
import { unknownFigure, withoutGiving } from '../without-giving.ts';

const save = `insert into analytics.goals (account_id, figure, year, value)
  values ($1::uuid, $2, $3::integer, case when $5 = 'people' then $4::numeric
    else greatest(1, least(private.in_minor_units($1::uuid, $4::numeric, nullif($5, '')::integer), 999999999999)) end)
  on conflict (account_id, figure, year) do update set value = excluded.value returning value`;
const remove = `delete from analytics.goals
  where account_id = $1::uuid and figure = $2 and year = $3::integer returning value`;
const seen = '(select private.sees_giving())::text';
const ownIsMoney =
  '(select is_money from analytics.own_figures where account_id = $1::uuid and id = $2)::text';

/** Sets what a church wants a year's average week of a figure to be, or takes it away. */
export const goalSave: NamedFunction<z.infer<typeof goalSaveRequest>, ComputeServices> = {
  request: goalSaveRequest,
  async run(services, claims, { accountId, tile, year, value, minorDigits }) {
    const about = { isChange: true } as const;
    if (isGiving(tile)) {
      const [sees] = await runAboutChurch(services, claims, accountId, {
        ...about,
        columns: [seen],
      });
      if (sees !== 'true') {
        throw withoutGiving();
      }
    }
    let isMoney = isGiving(tile) && tile !== 'recurring_share';
    if (isOwnFigureId(tile)) {
      const [own] = await runAboutChurch(services, claims, accountId, {
        ...about,
        columns: [ownIsMoney],
        values: [tile],
      });
      if (own === null || own === undefined) {
        throw unknownFigure();
      }
      isMoney = own === 'true';
    }
    const [saved = null] = await runAboutChurch(services, claims, accountId, {
      ...about,
      first: `with saved as (${value === null ? remove : save})`,
      columns: ['(select value from saved)::text'],
      values: [
        tile,
        String(year),
        ...(value === null ? [] : [String(value), isMoney ? String(minorDigits ?? '') : 'people']),
      ],
    });
    return { value: value === null || saved === null ? null : Number(saved) };
  },
};
