import type { ReportPart } from '#contract/functions/church-report.ts';
import { outcomeMessages } from '#contract/messages/card-findings.ts';
import { eventWords } from '#contract/messages/events.ts';
import { capitalised, countWords, dayWords, valueWords } from '#contract/messages/figure-words.ts';
import { figureWords } from '#contract/messages/figures.ts';
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
    lines: [...sinceSentences(facts), note],
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
  const counted = since.filter(isCounted);
  const [first, last] = [counted[0], counted.at(-1)];
  return first && last && counted.length >= sinceMin
    ? [
        reportMessages.ahead.since(
          dayWords(first.day, 'short'),
          dayWords(last.day, 'short'),
          averageSentence(weeksOf(counted)),
        ),
      ]
    : [];
}

/** A year of them has room on a sheet of paper with the questions, the notes and the sources. */
const cardsMost = 4;

/** What was recommended, what the church did, and what came of it; null where that is not shown. */
export function triedPart({ cards }: ReportFacts): ReportPart | null {
  if (cards === null) {
    return null;
  }
  const { heading, sentence, none, columns, more } = reportMessages.tried;
  const shown = weightiestOf(cards);
  const answered = (answer: TriedCard['status']) =>
    countWords(cards.filter(({ status }) => status === answer).length);
  return {
    id: 'tried',
    heading,
    sentence:
      cards.length === 0
        ? none
        : capitalised(sentence(answered('done'), answered('accepted'), answered('dismissed'))),
    lines: cards.length === shown.length ? [] : [more(cards.length - shown.length)],
    ...(cards.length === 0
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

/** Those that made a difference, then those whose outcome is known, the newest of each; oldest first. */
function weightiestOf(cards: readonly TriedCard[]): TriedCard[] {
  return cards
    .toSorted((one, other) => weightOf(other) - weightOf(one) || other.week.localeCompare(one.week))
    .slice(0, cardsMost)
    .toSorted((one, other) => one.week.localeCompare(other.week));
}

function weightOf(card: TriedCard): number {
  return card.score === null || card.expected === null ? 0 : isDifferent(card) ? 2 : 1;
}

/** Whether it turned out otherwise than expected, as its own words have it. */
function isDifferent({ score }: TriedCard): boolean {
  return score?.isAsExpected === false;
}

/** A reason that somebody typed may name people, and is not for the board. */
function didWords({ status, finding, wording }: TriedCard): string {
  const word = `${reportMessages.tried.answers[status]}.`;
  return status === 'dismissed' ? word : `${wording?.step ?? finding.step} ${word}`;
}

/** What came in, and what was expected: the range is always that of what was expected. */
function happenedWords(card: TriedCard): string {
  const { status, score, expected } = card;
  const { notYet, unfollowed, weekly, whole } = reportMessages.tried;
  if (score === null || expected === null) {
    return status === 'dismissed' || expected === null ? unfollowed : notYet;
  }
  if (!isDifferent(card)) {
    return score.words;
  }
  const { figure } = expected;
  const isOfGuests = figure === 'guest_return';
  const noun = isOfGuests ? outcomeMessages.cameBack : figureWords(figure).noun;
  const words = (isOfOneWeek(figure) ? weekly : whole)(score.came, noun, score.expected);
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
  const ofPeople = [lines.households, lines.visit, lines.full, lines.apart];
  return {
    id: 'sources',
    heading,
    sentence,
    lines: [...(people && people.quarters.length > 0 ? ofPeople : []), lines.chance, lines.app],
  };
}
