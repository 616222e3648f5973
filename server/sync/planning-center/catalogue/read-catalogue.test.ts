import { expect, test } from 'vitest';
import { connectOrdinary } from '#testing/ordinary-churches/connect.ts';
import type { OrdinaryChurch, TimeHabit } from '#testing/ordinary-churches/ordinary-church.ts';
import { readCatalogue } from './read-catalogue.ts';

const counted: TimeHabit = {
  at: 'sunday 10:00',
  room: { people: 90 },
  counts: { Total: 'people' },
};
const church: OrdinaryChurch = {
  title: 'Times that are counted, never counted, and over',
  events: [
    {
      name: 'Sunday Service',
      times: [
        counted,
        { at: 'sunday 07:30', room: { helpers: 12 } },
        { ...counted, at: 'saturday 17:00', isHeld: ({ ago }) => ago >= 30 },
      ],
    },
  ],
  right: { attendance: [{ 'Sunday Service': ['Total'] }] },
};

test('each time of an event says when it was last held and last counted, also when it is over', async () => {
  const { context } = connectOrdinary(church);
  const { available } = await readCatalogue(context, true);
  const [event] = available.events;
  expect(event?.times).toEqual(['sunday 07:30', 'sunday 10:00']);
  expect(event?.timesHeld).toEqual([
    { time: 'saturday 17:00', last: '2026-04-18', lastCounted: '2026-04-18' },
    { time: 'sunday 07:30', last: '2026-11-15', lastCounted: null },
    { time: 'sunday 10:00', last: '2026-11-15', lastCounted: '2026-11-15' },
  ]);
});
