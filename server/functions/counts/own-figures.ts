import type { z } from 'zod/mini';
import {
  ownFigureSaveRequest,
  ownFigureSaveResponse,
  ownFiguresRequest,
  ownFiguresResponse,
} from '#contract/functions/own-figures.ts';
import { churchRefusals } from '#contract/messages/integrations.ts';
import { ApiError } from '../../http/api-error.ts';
import { runAboutChurch } from '../about-church.ts';
import { runForChurch } from '../as-church-person.ts';
import type { NamedFunction } from '../named-function.ts';

const figureJson = `json_build_object('id', id, 'name', name, 'kind', kind, 'per', per, 'together', together,
  'inAttendance', in_attendance, 'source', case when attendance_type_ids is null then to_json('hand'::text)
    else json_build_object('attendanceTypeIds', attendance_type_ids) end,
  'place', place, 'away', is_away, 'categoryId', case when attendance_type_ids is null then (
    select category.id from analytics.count_categories as category
    where category.account_id = own.account_id and category.feeds = own.id order by created_at limit 1) end)`;

/** The figures of a church's own, by their place. */
export const ownFigures: NamedFunction<z.infer<typeof ownFiguresRequest>> = {
  request: ownFiguresRequest,
  async run(services, claims, { accountId }) {
    const [figures] = await runAboutChurch(services, claims, accountId, {
      columns: [
        `(select coalesce(json_agg(${figureJson} order by is_away, place, id), '[]')
          from analytics.own_figures as own where account_id = $1::uuid)::text`,
      ],
    });
    return ownFiguresResponse.parse({ figures: JSON.parse(figures ?? '[]') });
  },
};

/** Makes a figure of the church's own, or changes one. */
export const ownFigureSave: NamedFunction<z.infer<typeof ownFigureSaveRequest>> = {
  request: ownFigureSaveRequest,
  async run(services, claims, { accountId, figure, ...definition }) {
    const [id = null] = await runForChurch(services, claims, {
      text: 'select private.save_own_figure($1::uuid, $2, $3::jsonb)',
      values: [accountId, figure ?? null, JSON.stringify(definition)],
    });
    if (id === null) {
      throw new ApiError({ status: 404, code: 'figure_not_found', message: churchRefusals.unfit });
    }
    const [kept] = await runAboutChurch(services, claims, accountId, {
      columns: [
        `(select ${figureJson} from analytics.own_figures as own where account_id = $1::uuid and id = $2)::text`,
      ],
      values: [id],
    });
    return ownFigureSaveResponse.parse({ figure: JSON.parse(kept ?? 'null') });
  },
};
