import * as z from 'zod/mini';
import type { FigureUnit } from './units.ts';

/** The id of a figure of the church's own. */
export const ownFigureId = z.templateLiteral([
  'own_',
  z.string().check(z.regex(/[a-z0-9_]{1,24}/)),
]);
export type OwnFigureId = z.infer<typeof ownFigureId>;

/** Whether a text is the id of a figure of the church's own. */
export function isOwnFigureId(id: string): id is OwnFigureId {
  return ownFigureId.safeParse(id).success;
}

export const ownKinds = ['people', 'decisions', 'money', 'other'] as const;
export type OwnKind = (typeof ownKinds)[number];

/** How a week's counts become its value: added up, or the last of them. */
export const togetherKinds = ['sum', 'last'] as const;

export const perKinds = ['service', 'week'] as const;
/** Whether something is counted at every service or once a week. */
export type Per = (typeof perKinds)[number];

/** What a figure of the church's own is, wherever it is shown. */
export const ownFigureFacts = z.object({
  id: ownFigureId,
  name: z.string(),
  kind: z.enum(ownKinds),
  per: z.enum(perKinds),
  together: z.enum(togetherKinds),
  /** Whether it comes from headcounts of Planning Center; else it is typed. */
  isFromHeadcounts: z.boolean(),
});
export type OwnFigureFacts = z.infer<typeof ownFigureFacts>;

/** What a figure of the church's own counts: `count` is neither people nor money. */
export function unitOfOwn({ kind }: Pick<OwnFigureFacts, 'kind'>): FigureUnit {
  return kind === 'people' || kind === 'money' ? kind : 'count';
}

const sum = z.nullable(z.number());

/** What a tile of the dashboard has of it. */
export const ownTilePart = z.extend(ownFigureFacts, {
  /** Of one that is too rare for a range: sums of 13 weeks in place of it. */
  sums: z.nullable(z.object({ newest: sum, before: sum, lastYear: sum, year: sum })),
});
