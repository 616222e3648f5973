import type { FigureWeek } from '#contract/figures.ts';
import type { Figure } from './figure.ts';
import { byWeek, type FigureInput, figureWeek, sumOf, weeksKnown } from './frame.ts';
import { chosenHeadcounts } from './headcounts.ts';
import { timesHeld } from './left-out-times.ts';

/** Occupancy of the fullest service of a week: its headcount over the seats that the church entered. */
export const roomUse: Figure = {
  needs: ({ seats }) => (seats === null ? null : ['eventTimes']),
  choicesBehind: ({ seats, attendance }) => [
    seats,
    attendance
      .filter(({ eventId }) => seats !== null && eventId in seats)
      .map(({ source: _, ...event }) => event),
  ],
  model: { kind: 'ratio', priors: 'attendance' },
  compute,
};

function compute(input: FigureInput): FigureWeek[] {
  const { choices, frame } = input;
  const { seats } = choices;
  if (seats === null) {
    return [];
  }
  const { weeks, asOf } = weeksKnown(input, ['eventTimes']);
  const held = timesHeld(input).filter(({ eventId }) => eventId in seats);
  const timesOf = byWeek(held, choices);
  return weeks.map((week) => {
    const times = timesOf(week).map((time) => {
      const event = choices.attendance.find(({ eventId }) => eventId === time.eventId);
      const heads = chosenHeadcounts(time, event?.attendanceTypeIds);
      const places = seats[time.eventId] ?? 0;
      const isCounted = heads.length > 0 && places > 0;
      return { isCounted, places, share: sumOf(heads, (head) => head) / places };
    });
    const [fullest] = times
      .filter(({ isCounted }) => isCounted)
      .sort((one, other) => other.share - one.share);
    return figureWeek(
      week,
      {
        value: fullest?.share ?? null,
        count: fullest?.places ?? 0,
        source: 'headcounts',
        isWhole: times.every(({ isCounted }) => isCounted),
      },
      asOf,
      frame,
    );
  });
}
