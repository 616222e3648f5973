import { type CountCategoryDraft, feedable } from '#contract/functions/counts.ts';
import { categoryMessages } from '#contract/messages/count-setup.ts';

/** What a category goes into, in words. */
export function feedWords(feeds: CountCategoryDraft['feeds']): string {
  const known = feedable.find((one) => one === feeds);
  return known ? categoryMessages.feedsOf[known] : categoryMessages.ownFigure;
}
