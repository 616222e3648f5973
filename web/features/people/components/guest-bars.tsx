import type { Cohort } from '#analytics/people/told-people.ts';
import { guestStageMessages } from '#contract/messages/people-page.ts';
import { countedIn, wholeWords } from '#contract/messages/people-words.ts';
import { monthWords, quarterTick } from '#contract/messages/quarter-words.ts';
import { ShareBars } from '#web/ui/charts/share-bars.tsx';

type Props = {
  cohorts: readonly Cohort[];
  /** Whether a quarterly run counts them, and not the night after their last week. */
  isOfQuarter?: boolean;
  /** What is usual, as a share; null where nothing is compared. */
  usual: number | null;
  label: string;
  /** Without words, for a tile. */
  isSmall?: boolean;
};

/** Each quarter's guests at a stage. */
export function GuestBars({ cohorts, isOfQuarter = false, ...others }: Props) {
  const bars = cohorts.map((cohort) => ({
    id: cohort.quarter,
    name: quarterTick(cohort.quarter, cohort.span),
    under: underWords(cohort, isOfQuarter),
    counted: cohort.counted,
  }));
  return <ShareBars bars={bars} {...others} />;
}

function underWords({ measure, counted }: Cohort, isOfQuarter: boolean): string {
  const { ofBase, opensIn, suppressed, none } = guestStageMessages;
  if (counted !== null) {
    return ofBase(wholeWords(counted.value), wholeWords(counted.base));
  }
  return measure.state === 'suppressed'
    ? suppressed
    : measure.opensOn === null
      ? none
      : opensIn((isOfQuarter ? countedIn : monthWords)(measure.opensOn));
}
