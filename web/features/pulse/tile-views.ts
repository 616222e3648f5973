import { tileViewsOf } from '#analytics/pulse/tile-views.ts';
import { rememberedBy } from '#web/lib/remembered-by.ts';

/** What the tiles of a church show; computed once for the same data. */
export const tileViews = rememberedBy(tileViewsOf);
