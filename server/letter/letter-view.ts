import { growthLine } from '#analytics/pulse/growth-line.ts';
import { inOrder, nextDates, tileViewsOf } from '#analytics/pulse/tile-views.ts';
import type { FiguresPulse } from '#contract/functions/church-pulse.ts';
import { quietMessages, trustFactMessages } from '#contract/messages/dashboard-page.ts';
import { eventWords } from '#contract/messages/events.ts';
import { dayWords, expectedWords, fullDayWords } from '#contract/messages/figure-words.ts';
import { letterMessages } from '#contract/messages/letter.ts';
import { integrationTitles } from '#contract/messages/sync.ts';
import { pulseQuestions } from '#contract/messages/tiles.ts';
import { oneLine } from '../mail/one-line.ts';
import { paths } from './letter-paths.ts';
import { type LetterTile, letterTile, pointsWords } from './letter-tile.ts';
import { trustLines } from './letter-trust.ts';

/** A section: its question, its answer, what stands below it, and perhaps where to go. */
type Section = { question: string; answer: string };
type Way = { label: string; path: string };

/** What stands around what the dashboard says. */
export type LetterFrame = {
  subject: string;
  church: string;
  date: string;
  /** Of this installation, without a slash at its end. */
  url: string;
  footer: string[];
  ways: { label: string; address: string }[];
};

/** What the letter says, before it is set; before the first week there are no sections. */
export type LetterView = {
  headline: string;
  facts: string;
  growth: string | null;
  off: (Section & { tiles: LetterTile[]; others: LetterTile[] }) | null;
  coming: (Section & { weeks: ComingWeek[]; alternative: string }) | null;
  todo:
    | (Section & {
        lines: string[];
        dates: { name: string; day: string; range: string }[];
        way: Way | null;
      })
    | null;
  trust: (Section & { lines: string[]; way: Way | null }) | null;
  hasGiving: boolean;
};

/** One of the weeks ahead. */
export type ComingWeek = { day: string; range: string; event: string | null; isMajor: boolean };

/** What the dashboard of this moment says, in its own words. */
export function letterView(pulse: FiguresPulse): LetterView {
  const views = inOrder(pulse, tileViewsOf(pulse)).filter(({ tile }) => tile.state !== 'no_data');
  const tiles = views.map((view) => letterTile(view, pulse));
  const isOff = (index: number) => {
    const { verdict, notEntered } = views[index]?.tile ?? {};
    return !notEntered && ['unusual', 'lasting'].includes(verdict?.state ?? '');
  };
  return {
    headline: oneLine(pulse.sentence.text),
    facts: oneLine(pulse.sentence.facts),
    growth: growthLine(pulse),
    off: {
      question: pulseQuestions.off,
      answer: oneLine(pulse.anythingOff),
      tiles: tiles.filter((_, index) => isOff(index)),
      others: tiles.filter((_, index) => !isOff(index)),
    },
    coming: comingOf(pulse),
    todo: todoOf(pulse),
    trust: trustOf(pulse),
    hasGiving: views.some(({ tile: { unit, tile, value } }) =>
      value === null ? false : unit === 'money' || tile === 'recurring_share',
    ),
  };
}

/** What the letter says before the first week. */
export function emptyView(isConnected: boolean): LetterView {
  const { headline, coming, reading } = letterMessages.nothing;
  const facts = isConnected ? reading : coming;
  const without = { growth: null, off: null, coming: null, todo: null, trust: null };
  return { headline, facts, ...without, hasGiving: false };
}

function comingOf({ coming, tiles, currency }: FiguresPulse): LetterView['coming'] {
  const lead = coming && tiles.find(({ tile }) => tile === coming.tile);
  if (!coming || !lead) {
    return null;
  }
  const weeks = coming.weeks.map((week) => ({
    day: dayWords(week.day, 'short'),
    range: expectedWords(week, lead.lineUnit, currency),
    event: week.events[0] === undefined ? null : eventWords(week.events[0]),
    isMajor: week.isMajor,
  }));
  const expected = weeks.map(({ day, range, event }) =>
    event === null
      ? letterMessages.dated(day, range)
      : letterMessages.datedEvent(day, event, range),
  );
  const came = pointsWords(lead.line.slice(-weeksOfPast), lead, currency);
  return {
    question: pulseQuestions.coming,
    answer: coming.answer,
    weeks,
    alternative: letterMessages.ahead(came, expected.join(', ')),
  };
}

/** As many weeks that came as the dashboard shows beside those ahead. */
const weeksOfPast = 5;

function todoOf(pulse: FiguresPulse): LetterView['todo'] {
  const { answer, step, way: where, card } = pulse.todo;
  const head = { question: pulseQuestions.todo, answer: oneLine(answer) };
  if (card) {
    const way = { label: quietMessages.seeWhy, path: paths.recommendations };
    const lines = [card.step, card.sure, ...(step ? [step] : [])].map(oneLine);
    return { ...head, lines, dates: [], way };
  }
  if (step) {
    const settings = { label: quietMessages.settings, path: paths.planningCenter };
    const way = where === 'settings' ? settings : null;
    return { ...head, lines: [oneLine(step)], dates: [], way };
  }
  const dates = nextDates(pulse).map(({ name, day, expected, unit }) => ({
    name: eventWords(name),
    day: fullDayWords(day),
    range: expectedWords(expected, unit, pulse.currency),
  }));
  return { ...head, lines: [quietMessages.looked], dates, way: null };
}

function trustOf({ trust, tiles }: FiguresPulse): LetterView['trust'] {
  const broken = trust.connections.find(({ state }) => state === 'broken');
  return {
    question: pulseQuestions.trust,
    answer: oneLine(trust.answer),
    lines: trustLines({ trust, tiles }).map(oneLine),
    way: broken
      ? {
          label: trustFactMessages.reconnect(integrationTitles[broken.integrationType]),
          path:
            broken.integrationType === 'planning_center'
              ? paths.planningCenter
              : paths.searchConsole,
        }
      : null,
  };
}
