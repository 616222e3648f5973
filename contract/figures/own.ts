import * as z from 'zod/mini';

/** The id of a figure of the church's own. */
export const ownFigureId = z.templateLiteral([
  'own_',
  z.string().check(z.regex(/[a-z0-9_]{1,24}/)),
]);
export type OwnFigureId = z.infer<typeof ownFigureId>;

export const ownKinds = ['people', 'decisions', 'money', 'other'] as const;
export type OwnKind = (typeof ownKinds)[number];

/** How a week's counts become its value: added up, or the last of them. */
export const togetherKinds = ['sum', 'last'] as const;
