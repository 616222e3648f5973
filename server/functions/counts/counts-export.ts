import { z } from 'zod';
import { noServiceText } from '#analytics/spreadsheet/rows/own-format.ts';
import { byteOrderMark, type CsvCell, csvFile } from '#contract/csv.ts';
import { countCsvHeading, countsExportRequest } from '#contract/functions/counts-import.ts';
import { minorDigits } from '#contract/minor-units.ts';
import { runAboutChurch } from '../about-church.ts';
import type { NamedFunction } from '../named-function.ts';

const exported = z.array(
  z.tuple([
    z.string(),
    z.string().nullable(),
    z.string().nullable(),
    z.string().nullable(),
    z.string(),
    z.number().nullable(),
    z.boolean(),
    z.boolean(),
    z.boolean(),
    z.string(),
  ]),
);

/** The hour of a service; null where another has the same one, so that its name tells it. */
const ownHour = `case when not exists (select from analytics.count_services as twin
    where twin.account_id = service.account_id and twin.id <> service.id and twin.held_at = service.held_at
      and twin.campus is not distinct from service.campus
      and coalesce(twin.weekday = service.weekday, true)) then service.held_at end`;

/** Everything that stands, as the CSV that an import reads again. */
export const countsExport: NamedFunction<z.infer<typeof countsExportRequest>> = {
  request: countsExportRequest,
  async run(services, claims, { accountId, from, to }) {
    const [rows, currency = null] = await runAboutChurch(services, claims, accountId, {
      columns: [
        `(select coalesce(json_agg(json_build_array(count.day, service.campus, ${ownHour}, service.name,
            category.name, count.value, count.no_service, count.is_estimate, count.is_money, count.span)
            order by count.day, service.held_at nulls last, service.name, category.created_at, category.id), '[]')
          from analytics.counts as count join analytics.count_categories as category on category.id = count.category_id
          left join analytics.count_services as service on service.id = count.service_id
          where count.account_id = $1::uuid and (count.value is not null or count.no_service)
            and count.day >= coalesce($2::date, '-infinity') and count.day <= coalesce($3::date, 'infinity'))::text`,
        '(select currency from analytics.measure_choices where account_id = $1::uuid)::text',
      ],
      values: [from ?? null, to ?? null],
    });
    const cells = exported
      .parse(JSON.parse(rows ?? '[]'))
      .map(
        ([
          day,
          campus,
          time,
          name,
          category,
          value,
          noService,
          isEstimate,
          isMoney,
          span,
        ]): CsvCell[] => [
          day,
          campus,
          time ?? name,
          category,
          noService || value === null
            ? noServiceText
            : `${isEstimate ? '~' : ''}${isMoney ? inUnits(value, currency) : value}`,
          span === 'week' ? 'week' : null,
        ],
      );
    return new Response(`${byteOrderMark}${csvFile(countCsvHeading, cells)}`, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="counts.csv"',
        'cache-control': 'no-store',
      },
    });
  },
};

/** Minor units with a point, e.g. `1250.50`; two decimals while no currency is known. */
function inUnits(value: number, currency: string | null): string {
  const digits = minorDigits(currency);
  return (value / 10 ** digits).toFixed(digits);
}
