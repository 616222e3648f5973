import { isGiving } from '#contract/figures.ts';
import type { ReportPart } from '#contract/functions/church-report.ts';
import { outcomeMessages } from '#contract/messages/card-findings.ts';
import { eventWords } from '#contract/messages/events.ts';
import { capitalised, countWords, dayWords, valueWords } from '#contract/messages/figure-words.ts';
import { figureCounts } from '#contract/messages/figures.ts';
import { reportMessages } from '#contract/messages/report.ts';
import { isOfOneWeek } from '../findings/expect-outcome.ts';
import { averageSentence, isCounted, mean, weeksOf } from './counted-weeks.ts';
import type { ReportFacts, TriedCard } from './report-facts.ts';

/** The weeks ahead, with their ranges. */
export function aheadPart(facts: ReportFacts): ReportPart | null {
  const { ahead, isNewest } = facts;
  if (!isNewest || ahead === null || ahead.weeks.length === 0) {
    return null;
  }
  const { heading, columns, note } = reportMessages.ahead;
  return {
    id: 'ahead',
    heading,
    sentence: ahead.answer,
    lines: [note],
    table: {
      columns: [columns.week, columns.middle, columns.low, columns.high],
      rows: ahead.weeks.map(({ day, events: [event], median, low80, high80 }) => {
        const words = dayWords(day, 'short');
        return [
          event === undefined ? words : reportMessages.weeks.named(words, eventWords(event)),
          Math.round(median),
          Math.round(low80),
          Math.round(high80),
        ];
      }),
    },
  };
}

/** Fewer counted weeks have no average that says something. */
const sinceMin = 3;

/** How many have come since the time that is told of, from the first counted week to the last. */
export function sinceSentences({ since }: Pick<ReportFacts, 'since'>): string[] {
  const counted = since.points.filter(isCounted);
  const [first, last] = [counted[0], counted.at(-1)];
  return first && last && counted.length >= sinceMin
    ? [
        reportMessages.ahead.since(
          dayWords(first.day, 'short'),
          dayWords(last.day, 'short'),
          averageSentence(weeksOf(counted, since.change)),
        ),
      ]
    : [];
}

/** A year of them has room on a sheet of paper with the questions, the notes and the sources. */
const cardsMost = 4;

/** What was recommended and taken up, and what came of it; null where that is not shown. */
export function triedPart({ cards }: ReportFacts): ReportPart | null {
  if (cards === null) {
    return null;
  }
  const { heading, columns, more } = reportMessages.tried;
  const tried = cards.filter(
    (card) => isDone(card) || (card.status === 'accepted' && !isOfGiving(card)),
  );
  const shown = weightiestOf(tried);
  return {
    id: 'tried',
    heading,
    sentence: capitalised(triedSentence(tried)),
    lines: tried.length === shown.length ? [] : [more(tried.length - shown.length)],
    ...(tried.length === 0
      ? {}
      : {
          table: {
            columns: [columns.since, columns.saw, columns.did, columns.happened],
            rows: shown.map((card) => [
              dayWords(card.madeOn, 'short'),
              card.wording?.title ?? card.finding.title,
              didWords(card),
              happenedWords(card),
            ]),
          },
        }),
  };
}

function triedSentence(tried: readonly TriedCard[]): string {
  const { none, allDone, noneDone, someDone } = reportMessages.tried;
  const done = tried.filter(isDone).length;
  const planned = tried.length - done;
  if (tried.length === 0) {
    return none;
  }
  if (done === 0) {
    return noneDone(countWords(planned));
  }
  return planned === 0
    ? allDone(countWords(done))
    : someDone(countWords(done), countWords(planned));
}

const isDone = ({ status }: TriedCard) => status === 'done';

/**
 * Those that are still to do and those that made a difference, then those whose outcome is known, the newest of
 * each; what is still to do first, then the oldest.
 */
function weightiestOf(cards: readonly TriedCard[]): TriedCard[] {
  return cards
    .toSorted((one, other) => weightOf(other) - weightOf(one) || other.week.localeCompare(one.week))
    .slice(0, cardsMost)
    .toSorted(
      (one, other) =>
        Number(isDone(one)) - Number(isDone(other)) || one.week.localeCompare(other.week),
    );
}

function weightOf(card: TriedCard): number {
  if (!isDone(card)) {
    return 2;
  }
  const isKnown = card.score !== null && card.expected !== null;
  return isKnown ? (isDifferent(card) ? 2 : 1) : 0;
}

/** Whether it turned out otherwise than expected, as its own words have it. */
function isDifferent({ score }: TriedCard): boolean {
  return score?.isAsExpected === false;
}

/** Before it is done, a board can do nothing with a step that it is not shown. */
function isOfGiving({ finding }: TriedCard): boolean {
  return finding.figures.some(isGiving);
}

/** What to do about gifts is for whoever handles them, and no list for a board. */
function didWords(card: TriedCard): string {
  const { done, forGiving } = reportMessages.tried;
  const { finding, wording } = card;
  const step = isOfGiving(card) ? forGiving : (wording?.step ?? finding.step);
  return isDone(card) ? `${step} ${done}` : step;
}

/** What came in, and what was expected: the range is always that of what was expected. */
function happenedWords(card: TriedCard): string {
  const { score, expected } = card;
  const { notDone, notYet, unfollowed, weekly, whole } = reportMessages.tried;
  if (!isDone(card)) {
    return notDone;
  }
  if (score === null || expected === null) {
    return expected === null ? unfollowed : notYet;
  }
  if (!isDifferent(card)) {
    return score.words;
  }
  const { figure } = expected;
  const isOfGuests = figure === 'guest_return';
  const of = isOfGuests ? outcomeMessages.cameBack : figureCounts[figure];
  const words = (isOfOneWeek(figure) ? weekly : whole)(score.came, of(score.value), score.expected);
  return [...beforeSentences(card), words].join(' ');
}

/** What came in before, of a card on giving. */
function beforeSentences({ finding, expected }: TriedCard): string[] {
  const chart = finding.charts?.find(({ figure }) => figure === expected?.figure);
  const before = chart && mean(chart.weeks.slice(-weeksBefore).map(({ value }) => value));
  return expected?.figure === 'giving' && chart && before != null
    ? [reportMessages.tried.before(valueWords(before, 'money', chart.currency))]
    : [];
}

const weeksBefore = 8;

/** Room to write. */
export function notesPart(): ReportPart {
  const { heading, sentence } = reportMessages.notes;
  return { id: 'notes', heading, sentence, lines: [] };
}

/** Where the numbers come from and what they mean. */
export function sourcesPart({ people }: ReportFacts): ReportPart {
  const { heading, sentence, lines } = reportMessages.sources;
  const ofPeople = [lines.households, lines.visit];
  return {
    id: 'sources',
    heading,
    sentence,
    lines: [...(people && people.quarters.length > 0 ? ofPeople : []), lines.chance, lines.app],
  };
}
