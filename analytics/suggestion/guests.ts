import { measureReasons } from '#contract/messages/measure-reasons.ts';
import { addDays } from '../calendar/plain-date.ts';
import type { RoledHabit } from './attendance-events.ts';
import type { Evidence, RoomEvidence } from './evidence.ts';
import { areForKidsOnly } from './rooms.ts';
import type { Suggested } from './suggested.ts';
import { means } from './vocabulary.ts';

const recentDays = 13 * 7;

/**
 * Guests by first check-ins at the attendance events, else by a form or workflow for guests, else by check-ins
 * of their children, where new ones come on days of worship.
 */
export function suggestGuests(
  habits: readonly RoledHabit[],
  counted: readonly RoledHabit[],
  { events, rooms, forms, workflows, refused, today }: Evidence,
): Suggested<'firstTimeGuests'> {
  const since = addDays(today, -recentDays);
  const checkedIn = (isKids: boolean) =>
    counted.flatMap(({ event, role }) => {
      const isRecent = event.times.some(({ day, checkIns }) => day >= since && checkIns > 0);
      const isOfKids =
        role === 'kids' || (areForKidsOnly(event, rooms) && !hasWelcomeDesk(event, rooms));
      return isRecent && isOfKids === isKids ? [event] : [];
    });
  const byCheckIn = (found: readonly Paper[]): Suggested<'firstTimeGuests'> | null =>
    found.length === 0
      ? null
      : {
          choice: { source: 'first_time_check_ins', ids: found.map(({ id }) => id) },
          reason: measureReasons.guestsByCheckIn(found.map(({ name }) => name)),
        };
  return (
    byCheckIn(checkedIn(false)) ??
    byPapers('form', cardsAmong(forms, events)) ??
    byPapers('workflow', cardsAmong(workflows, events)) ??
    byCheckIn(checkedIn(true)) ??
    byCheckIn(
      habits.filter((habit) => hasNewChildren(habit, { counted, since })).map(({ event }) => event),
    ) ?? {
      choice: null,
      reason: refused.check_ins ?? refused.people ?? measureReasons.guestsNone,
    }
  );
}

/** Whether children check in as guests in most weeks, on a day of worship. */
function hasNewChildren(
  { event, role, days }: RoledHabit,
  { counted, since }: { counted: readonly RoledHabit[]; since: string },
): boolean {
  const recent = event.times.filter(({ day, checkIns }) => day >= since && checkIns > 0);
  return (
    role === 'kids' &&
    counted.some((other) => [...days].some((day) => other.days.has(day))) &&
    recent.length > 0 &&
    2 * recent.filter(({ guests }) => guests > 0).length > recent.length
  );
}

/** Whether grown-ups who are new check in, though only children have rooms. */
function hasWelcomeDesk({ id }: Paper, rooms: readonly RoomEvidence[]): boolean {
  return rooms.some(({ eventId, name }) => eventId === id && means(name, 'guestCards'));
}

type Paper = { id: string; name: string };

function byPapers(
  source: 'form' | 'workflow',
  cards: readonly Paper[],
): Suggested<'firstTimeGuests'> | null {
  const names = cards.map(({ name }) => name);
  return cards.length === 0
    ? null
    : {
        choice: { source, ids: cards.map(({ id }) => id) },
        reason:
          source === 'form'
            ? measureReasons.guestsByForm(names)
            : measureReasons.guestsByWorkflow(names),
      };
}

/**
 * The one that new people fill in or are put into, with those of other campuses; a sign-up for groups, teams or
 * a lunch is another.
 */
function cardsAmong(papers: readonly Paper[], events: readonly Paper[]): Paper[] {
  const cards = papers.filter(
    ({ name }) =>
      means(name, 'guestCards') &&
      !means(name, 'groups') &&
      !means(name, 'helperEvents') &&
      !means(name, 'care'),
  );
  const first = cards.find(({ name }) => !means(name, 'besides')) ?? cards[0];
  const places = new Set(events.flatMap(({ name }) => wordsOf(name)));
  const kindOf = ({ name }: Paper) =>
    wordsOf(name)
      .filter((word) => !places.has(word))
      .join(' ');
  return cards.filter(
    (card) => card === first || (first && kindOf(first) !== '' && kindOf(card) === kindOf(first)),
  );
}

const wordsOf = (name: string) => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
