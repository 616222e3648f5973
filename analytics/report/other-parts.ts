import type { ReportPart } from '#contract/functions/church-report.ts';
import type { Recommendation } from '#contract/functions/recommendations.ts';
import { eventWords } from '#contract/messages/events.ts';
import { capitalised, countWords, dayWords } from '#contract/messages/figure-words.ts';
import { reportMessages } from '#contract/messages/report.ts';
import type { ReportFacts } from './report-facts.ts';

/** The weeks ahead, with their ranges. */
export function aheadPart({ ahead, isNewest }: ReportFacts): ReportPart | null {
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

/** A year of them has room on a sheet of paper with the questions, the notes and the sources. */
const cardsMost = 4;

/** What was recommended, what the church did, and what came of it; null where that is not shown. */
export function triedPart({ cards }: ReportFacts): ReportPart | null {
  if (cards === null) {
    return null;
  }
  const { heading, sentence, none, columns, more } = reportMessages.tried;
  const shown = weightiestOf(cards);
  const answered = (answer: Recommendation['status']) =>
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
              dayWords(card.week, 'short'),
              card.wording?.title ?? card.finding.title,
              didWords(card),
              happenedWords(card),
            ]),
          },
        }),
  };
}

/** Those that made a difference, then those whose outcome is known, the newest of each; oldest first. */
function weightiestOf(cards: readonly Recommendation[]): Recommendation[] {
  return cards
    .toSorted((one, other) => weightOf(other) - weightOf(one) || other.week.localeCompare(one.week))
    .slice(0, cardsMost)
    .toSorted((one, other) => one.week.localeCompare(other.week));
}

function weightOf({ score, expected }: Recommendation): number {
  if (score === null || expected === null) {
    return 0;
  }
  return score.value < expected.low || score.value > expected.high ? 2 : 1;
}

/** A reason that somebody typed may name people, and is not for the board. */
function didWords({ status, finding, wording }: Recommendation): string {
  const word = `${reportMessages.tried.answers[status]}.`;
  return status === 'dismissed' ? word : `${wording?.step ?? finding.step} ${word}`;
}

function happenedWords({ status, score, expected }: Recommendation): string {
  const { notYet, unfollowed } = reportMessages.tried;
  if (score !== null) {
    return score.words;
  }
  return status === 'dismissed' || expected === null ? unfollowed : notYet;
}

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
    lines: [
      ...(people && people.quarters.length > 0 ? ofPeople : []),
      lines.chance,
      ...(people?.sentences['groups'] ? [people.sentences['groups']] : []),
      lines.app,
    ],
  };
}
