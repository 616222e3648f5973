import type * as z from 'zod/mini';
import { tellPeople } from '#analytics/people/telling/tell-people.ts';
import { churchPeopleRequest } from '#contract/functions/church-people.ts';
import { readPeopleRows } from '../../church/people-rows.ts';
import type { ComputeServices } from '../../services.ts';
import { asPerson } from '../about-church.ts';
import type { NamedFunction } from '../named-function.ts';
import { quartersCsv } from './quarters-csv.ts';

/** What became of a church's people by the quarter, as JSON, or all its rows as a CSV file. */
export const churchPeople: NamedFunction<z.infer<typeof churchPeopleRequest>, ComputeServices> = {
  request: churchPeopleRequest,
  async run(services, claims, { accountId, quarter, format }, c) {
    const { config } = services;
    const ask = asPerson(services, claims, accountId, { isConnected: true });
    const rows = await readPeopleRows(ask, config.clock.now());
    return format === 'csv'
      ? c.body(quartersCsv(rows.quarters), 200, {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': 'attachment; filename="steeple-quarters.csv"',
        })
      : tellPeople(rows, quarter, config.people);
  },
};
