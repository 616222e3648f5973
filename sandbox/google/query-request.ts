import { z } from 'zod';

const date = z.iso.date();

/** Google accepts its enums in camel case and in upper snake case. */
function word<const Words extends readonly [string, ...string[]]>(words: Words) {
  const plain = (text: string) => text.replaceAll('_', '').toLowerCase();
  return z.preprocess(
    (given) =>
      typeof given === 'string' ? words.find((one) => plain(one) === plain(given)) : given,
    z.enum(words),
  );
}

const dimension = word(['date', 'hour', 'query', 'page', 'country', 'device', 'searchAppearance']);

const filter = z.object({
  dimension: word(['query', 'page', 'country', 'device', 'searchAppearance']),
  operator: word([
    'equals',
    'notEquals',
    'contains',
    'notContains',
    'includingRegex',
    'excludingRegex',
  ]).default('equals'),
  expression: z.string().min(1),
});

/** The body of `searchAnalytics/query`, as far as the sandbox knows it. */
export const queryRequest = z
  .object({
    startDate: date,
    endDate: date,
    dimensions: z
      .array(dimension)
      .max(5)
      .refine((list) => new Set(list).size === list.length, 'Duplicate dimension')
      .default([]),
    type: word(['web', 'image', 'video', 'news', 'discover', 'googleNews']).default('web'),
    aggregationType: word(['auto', 'byProperty', 'byPage']).default('auto'),
    rowLimit: z.int().min(1).max(25_000).default(1000),
    startRow: z.int().min(0).default(0),
    dataState: word(['final', 'all', 'hourlyAll']).default('final'),
    dimensionFilterGroups: z
      .array(z.object({ groupType: word(['and']).default('and'), filters: z.array(filter).min(1) }))
      .default([]),
  })
  .refine(({ startDate, endDate }) => startDate <= endDate, {
    path: ['endDate'],
    message: 'endDate must not be before startDate',
  })
  .refine(({ dimensions }) => !(dimensions.includes('date') && dimensions.includes('hour')), {
    path: ['dimensions'],
    message: 'date and hour cannot be grouped by together',
  })
  .refine(({ dimensions }) => dimensions.length < 2 || !dimensions.includes('searchAppearance'), {
    path: ['dimensions'],
    message: 'searchAppearance cannot be grouped by together with other dimensions',
  })
  .refine(
    ({ dimensions, dataState }) => dimensions.includes('hour') === (dataState === 'hourlyAll'),
    {
      path: ['dataState'],
      message: 'The hour dimension and the data state hourly_all need each other',
    },
  )
  .refine((request) => !(request.aggregationType === 'byProperty' && looksAtPages(request)), {
    path: ['aggregationType'],
    message: 'byProperty cannot be used when grouping or filtering by page',
  });

export type QueryRequest = z.infer<typeof queryRequest>;
export type Dimension = QueryRequest['dimensions'][number];

/** Whether the request groups or filters by page, in which case Google counts by page. */
export function looksAtPages(request: {
  dimensions: readonly string[];
  dimensionFilterGroups: readonly { filters: readonly { dimension: string }[] }[];
}): boolean {
  return (
    request.dimensions.includes('page') ||
    request.dimensionFilterGroups.some(({ filters }) =>
      filters.some((one) => one.dimension === 'page'),
    )
  );
}
