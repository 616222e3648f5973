import type { ChurchPeople } from '#contract/functions/church-people.ts';
import { weekdayWords } from '#contract/messages/figure-words.ts';
import { peopleMessages } from '#contract/messages/people-over-time.ts';
import { tenthWords, wholeWords } from '#contract/messages/people-words.ts';
import { serviceDayOf } from '../../calendar/service-day.ts';
import { isNearly } from '../nearly.ts';
import { attendersAWeek } from '../parts.ts';
import type { ChurchPeopleRows } from './people-rows.ts';
import type { Told } from './told.ts';

/** What a year's change of attenders is made of: other people, or the same more or less often. */
export function partsSentence(rows: ChurchPeopleRows, { parts }: Told): string | null {
  if (parts === null) {
    return null;
  }
  const { day, ...checkedIn } = checkedInOf(rows, parts);
  const words = peopleMessages.parts;
  const [now, before] = [wholeWords(checkedIn.now), wholeWords(checkedIn.before)];
  const { people, often } = parts.verdicts;
  if (people === null || often === null) {
    return words.unjudged(now, before, day);
  }
  const ofPeople = people === 'same' ? null : words[people](now, before, day);
  const ofOften =
    often === 'same'
      ? null
      : words[often === 'more' ? 'moreOften' : 'lessOften'](
          tenthWords(parts.f),
          tenthWords(parts.f0),
          day,
        );
  if (ofPeople !== null && ofOften !== null) {
    return words.both(ofPeople, ofOften);
  }
  const neither = isNearly(checkedIn.now, checkedIn.before) ? words.neither : words.unsure;
  return ofPeople ?? ofOften ?? neither(now, before, day);
}

/** How many people were checked in each week, of the weeks that a change is between, and what their day is called. */
export function checkedInOf(
  rows: ChurchPeopleRows,
  { week, weekBefore }: Pick<NonNullable<ChurchPeople['parts']>, 'week' | 'weekBefore'>,
): { now: number; before: number; day: string } {
  const value = (of: string) =>
    rows.weeks.get('people_weeks')?.find((each) => each.week === of)?.value ?? 0;
  const each = (of: string) => attendersAWeek({ here: 0, once: 0, weeks: value(of) });
  const day = weekdayWords(serviceDayOf(week, rows));
  return { now: each(week), before: each(weekBefore), day };
}
