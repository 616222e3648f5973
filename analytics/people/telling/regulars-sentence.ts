import { peopleMessages } from '#contract/messages/people-over-time.ts';
import { wholeWords } from '#contract/messages/people-words.ts';
import { quarterWords } from '#contract/messages/quarter-words.ts';
import { isNearly } from '../nearly.ts';
import { addQuarters } from '../quarter.ts';
import { isQuarterDoubted } from './doubted-check-ins.ts';
import type { ChurchPeopleRows } from './people-rows.ts';
import { completeValue, isCheckInComparable, tellMeasure } from './tell-quarters.ts';
import { manyOf, newest, type Told } from './told.ts';

/** How many are regulars, beside a year before; null before a quarter was counted. */
export function regularsSentence(
  rows: ChurchPeopleRows,
  { quarter, tellsVerdicts }: Told,
): string | null {
  const row = newest(rows, quarter, 'regulars_end');
  if (row === null || row.value === null) {
    return null;
  }
  const yearAgo = addQuarters(row.quarter, -4);
  const before = completeValue(rows, yearAgo, 'regulars_end');
  const { verdict } = tellMeasure(rows, row, { tellsVerdicts });
  const { regulars } = peopleMessages;
  const noun = manyOf(rows);
  const [months, monthsThen] = [quarterWords(row.quarter), quarterWords(yearAgo)];
  const areDoubted = [row.quarter, yearAgo].some((each) => isQuarterDoubted(rows, each));
  if (before === null || areDoubted || !isCheckInComparable(rows, row.quarter)) {
    return regulars.first(noun, wholeWords(row.value), months);
  }
  const [now, then] = [wholeWords(row.value), wholeWords(before)];
  switch (verdict) {
    case 'same':
      return regulars[isNearly(row.value, before) ? 'same' : 'chance'](noun, now, then);
    case 'more':
    case 'fewer':
      return [regulars[verdict](noun, now, then), regulars.dates(months, monthsThen)].join(' ');
    default:
      return [regulars.unjudged(noun, now, then), regulars.dates(months, monthsThen)].join(' ');
  }
}
