import type { Cohort } from '#analytics/people/told-people.ts';
import { guestStageMessages } from '#contract/messages/people-page.ts';
import { wholeWords } from '#contract/messages/people-words.ts';
import { monthWords, quarterTick } from '#contract/messages/quarter-words.ts';
import { ShareBars } from '#web/ui/charts/share-bars.tsx';

type Props = {
  cohorts: readonly Cohort[];
  /** What is usual, as a share; null where nothing is compared. */
  usual: number | null;
  label: string;
  /** Without words, for a tile. */
  isSmall?: boolean;
};

/** Each quarter's guests at a stage. */
export function GuestBars({ cohorts, ...others }: Props) {
  const bars = cohorts.map((cohort) => ({
    id: cohort.quarter,
    name: quarterTick(cohort.quarter, cohort.span),
    under: underWords(cohort),
    counted: cohort.counted,
  }));
  return <ShareBars bars={bars} {...others} />;
}

function underWords({ measure, counted }: Cohort): string {
  const { ofBase, opensIn, suppressed, none } = guestStageMessages;
  if (counted !== null) {
    return ofBase(wholeWords(counted.value), wholeWords(counted.base));
  }
  return measure.state === 'suppressed'
    ? suppressed
    : measure.opensOn === null
      ? none
      : opensIn(monthWords(measure.opensOn));
}
