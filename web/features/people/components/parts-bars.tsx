import { roundedParts } from '#analytics/people/told-people.ts';
import type { ChurchPeople } from '#contract/functions/church-people.ts';
import { peopleLookMessages } from '#contract/messages/people-page.ts';
import { changeWords } from '#contract/messages/people-words.ts';
import { ChangeBars } from '#web/ui/charts/change-bars.tsx';

type Parts = NonNullable<ChurchPeople['parts']>;

const order = ['people', 'often', 'once', 'all'] as const;

/** A year's change of those who come each week, in its parts. */
export function PartsBars({ parts }: { parts: Parts }) {
  const { partNames, parts: question } = peopleLookMessages;
  const shown = roundedParts(parts);
  const rows = order.map((part) => ({
    name: partNames[part],
    change: shown[part],
    isSum: part === 'all',
  }));
  return <ChangeBars label={question} rows={rows} words={changeWords} />;
}
