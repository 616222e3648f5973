import { describe, expect, it } from 'vitest';
import type { ByHand } from '#contract/by-hand.ts';
import {
  checkIns,
  closedSunday,
  closedWeek,
  eventTime,
  inputOf,
} from '#testing/figures/figure-input.ts';
import { pageOf } from './all-figures.ts';
import type { AskedOfProvider, CountReading, Readings } from './readings.ts';

/** Eleven in London is five in Chicago, where the church is: its only time. */
const five = { weekday: 'sunday', time: '05:00', date: null, from: null, until: null } as const;
const main = { id: 'main', ...five, eventId: 'sunday', eventTime: 'sunday 05:00' };
const adults: ByHand['categories'][number] = {
  ...{ id: 'adults', feeds: 'attendance', inAttendance: true, per: 'service', isAway: false },
};
const kids: typeof adults = { ...adults, id: 'kids', feeds: 'kids', inAttendance: false };

function byHand(more: Partial<ByHand> = {}): ByHand {
  return { services: [main], categories: [adults, kids], own: [], ...more };
}

function typed(value: number | null, more: Partial<CountReading> = {}): CountReading {
  return {
    ...{ day: closedSunday, span: 'day', serviceId: 'main', categoryId: 'adults', value },
    ...{ noService: false, isAsked: false, receivedAt: '2026-11-15T18:00:00Z', ...more },
  };
}

function asked(more: Partial<AskedOfProvider> = {}): AskedOfProvider {
  const at = '2026-11-16T00:00:00Z';
  return { typed: 182, provided: 176, providerFirst: false, answer: null, at, ...more };
}

type Given = {
  readings: Partial<Readings>;
  hand?: ByHand;
  isProviderNew?: boolean;
  source?: 'headcounts' | 'check_ins';
};

function attendance({
  readings,
  hand = byHand(),
  isProviderNew = false,
  source = 'headcounts',
}: Given) {
  const input = inputOf({
    readings,
    choices: { attendance: [{ eventId: 'sunday', source }], byHand: hand },
  });
  return pageOf('attendance', []).compute({
    ...input,
    frame: { ...input.frame, isProviderNew },
  })[0];
}

const provided = eventTime({ headcounts: { adults: 176 } });

describe('what is typed and what a provider counted', () => {
  it('fills a time that the provider has no count of, and says so', () => {
    const week = attendance({ readings: { eventTimes: [eventTime()], counts: [typed(182)] } });
    expect(week).toMatchObject({ value: 182, state: 'complete', source: 'headcounts+hand' });
  });

  it('is the provider’s where both are equal, without a question', () => {
    const week = attendance({ readings: { eventTimes: [provided], counts: [typed(176)] } });
    expect(week).toMatchObject({ value: 176, source: 'headcounts' });
    expect(week?.comparisons).toBeUndefined();
  });

  it('is what stood first where they differ, and is asked about', () => {
    const readings = { eventTimes: [provided], counts: [typed(182)] };
    const [typedLater, providerLater] = [
      attendance({ readings }),
      attendance({ readings, isProviderNew: true }),
    ];
    expect(typedLater).toMatchObject({ value: 176, source: 'headcounts' });
    expect(typedLater?.comparisons).toMatchObject([
      { typed: 182, provided: 176, providerFirst: true, isAsked: true },
    ]);
    expect(providerLater).toMatchObject({ value: 182, source: 'headcounts+hand' });
    expect(providerLater?.comparisons).toMatchObject([{ providerFirst: false, isAsked: true }]);
  });

  it('is what somebody answered, and is not asked about again', () => {
    for (const [answer, value] of [
      ['hand', 182],
      ['provider', 176],
    ] as const) {
      const counts = [typed(182, { asked: [asked({ answer })] })];
      const week = attendance({ readings: { eventTimes: [provided], counts } });
      expect(week).toMatchObject({ value });
      expect(week?.comparisons, answer).toBeUndefined();
    }
  });

  it('is asked about again for another number, and until then stands as it was answered', () => {
    const counts = [typed(182, { asked: [asked({ answer: 'hand', provided: 170 })] })];
    const week = attendance({ readings: { eventTimes: [provided], counts } });
    expect(week).toMatchObject({ value: 182 });
    expect(week?.comparisons).toMatchObject([{ typed: 182, provided: 176, isAsked: true }]);
  });

  it('is decided for good from a day on, and not before it', () => {
    const rule = (day: string) =>
      typed(90, { day, asked: [asked({ typed: 90, provided: 80, answer: 'always_hand' })] });
    const of = (day: string) =>
      attendance({ readings: { eventTimes: [provided], counts: [rule(day), typed(182)] } });
    expect(of('2026-11-08')).toMatchObject({ value: 182 });
    expect(of('2026-11-08')?.comparisons).toBeUndefined();
    expect(of('2026-11-22')).toMatchObject({ value: 176 });
    expect(of('2026-11-22')?.comparisons).toHaveLength(1);
  });

  it('is asked about no longer once both agree', () => {
    const counts = [typed(176, { asked: [asked()] })];
    const week = attendance({ readings: { eventTimes: [provided], counts } });
    expect(week?.comparisons).toMatchObject([{ isAsked: false }]);
  });

  it('is the provider’s while something typed is in doubt', () => {
    const counts = [typed(1820, { isAsked: true })];
    const week = attendance({ readings: { eventTimes: [provided], counts } });
    expect(week).toMatchObject({ value: 176, source: 'headcounts' });
    expect(week?.comparisons).toBeUndefined();
  });

  it('is one service where a church that typed is connected later', () => {
    const unlinked = byHand({ services: [{ ...main, eventId: null, eventTime: null }] });
    const readings = { eventTimes: [provided], counts: [typed(182)] };
    const week = attendance({ readings, hand: unlinked, isProviderNew: true });
    expect(week).toMatchObject({ value: 182, state: 'complete' });
    expect(week?.comparisons).toHaveLength(1);
  });

  it('keeps what was typed before the provider has anything', () => {
    const early = typed(150, { day: '2022-11-13' });
    const input = inputOf({
      weeks: ['2022-11-07', closedWeek],
      readings: { eventTimes: [provided], counts: [early] },
      choices: { byHand: byHand() },
    });
    expect(pageOf('attendance', []).compute(input)).toMatchObject([
      { week: '2022-11-07', value: 150, source: 'hand', state: 'complete' },
      { week: closedWeek, value: 176, source: 'headcounts' },
    ]);
  });

  it('misses a service of its own that nobody counted', () => {
    const evening = { ...main, id: 'evening', time: '18:00', eventId: null, eventTime: null };
    const counts = [typed(40, { serviceId: 'evening', day: '2026-11-01' })];
    const hand = byHand({ services: [main, evening] });
    const week = attendance({ readings: { eventTimes: [provided], counts }, hand });
    expect(week).toMatchObject({ value: 176, state: 'incomplete' });
  });
});

describe('a number for a whole day', () => {
  const day = typed(100, { serviceId: null });
  const evening = { ...main, id: 'evening', time: '18:00', eventId: null, eventTime: null };
  const hand = byHand({ services: [{ ...main, eventId: null, eventTime: null }, evening] });
  const alone = (...counts: CountReading[]) => attendance({ readings: { counts }, hand });

  it('stands for each of its services', () => {
    expect(alone(day)).toMatchObject({ value: 100, state: 'complete' });
  });

  it('is never added to what was typed by services, which stand, and are missed one by one', () => {
    const at = (serviceId: string, value: number) => typed(value, { serviceId });
    expect(alone(day, at('main', 60), at('evening', 45))).toMatchObject({
      ...{ value: 105, state: 'complete' },
    });
    const earlier = typed(40, { serviceId: 'evening', day: '2026-11-01' });
    expect(alone(day, at('main', 60), earlier)).toMatchObject({ value: 60, state: 'incomplete' });
  });

  it('stands beside a service that is in doubt, and beside another thing to count', () => {
    const doubted = typed(0, { isAsked: true });
    expect(alone(day, doubted)).toMatchObject({ value: 100, state: 'incomplete' });
    expect(alone(day, typed(20, { categoryId: 'kids' }))).toMatchObject({ value: 100 });
  });

  it('is not added to the provider’s, whatever else is typed in its week', () => {
    const wednesday = { ...evening, weekday: 'wednesday' as const };
    const counts = [day, typed(30, { serviceId: 'evening', day: '2026-11-11' })];
    const both = byHand({ services: [main, wednesday] });
    const week = attendance({ readings: { eventTimes: [provided], counts }, hand: both });
    expect(week).toMatchObject({ value: 206, source: 'headcounts+hand' });
  });
});

describe('an event that is counted by check-ins', () => {
  const people = [checkIns(['ann', 'bo', 'cy'])];
  const times = [eventTime()];

  it('is typed on a day without any', () => {
    const readings = { eventTimes: times, counts: [typed(182)] };
    expect(attendance({ readings, source: 'check_ins' })).toMatchObject({
      ...{ value: 182, source: 'hand', state: 'complete' },
    });
  });

  it('is what stood first where they differ, and what somebody answered then', () => {
    const readings = (questions: AskedOfProvider[]) => ({
      ...{ eventTimes: times, checkIns: people, counts: [typed(182, { asked: questions })] },
    });
    const first = attendance({ readings: readings([]), source: 'check_ins' });
    expect(first).toMatchObject({ value: 3, source: 'check_ins', state: 'complete' });
    expect(first?.comparisons).toMatchObject([{ typed: 182, provided: 3, isAsked: true }]);
    const answer = asked({ provided: 3, answer: 'hand' });
    expect(attendance({ readings: readings([answer]), source: 'check_ins' })).toMatchObject({
      ...{ value: 182, source: 'hand', state: 'complete' },
    });
  });
});

describe('a figure of the week', () => {
  it('is compared once its week is over', () => {
    const week = (value: number, questions: AskedOfProvider[] = []) => {
      const counts = [typed(value, { categoryId: 'kids', asked: questions })];
      const children = [checkIns(['ann', 'bo', 'cy'], { eventId: 'kids', locationIds: ['room'] })];
      const input = inputOf({
        readings: { checkIns: children, counts },
        choices: {
          kids: { eventIds: ['kids'], locationIds: [] },
          byHand: byHand(),
        },
      });
      return pageOf('kids', []).compute(input)[0];
    };
    expect(week(3)).toMatchObject({ value: 3, source: 'check_ins' });
    expect(week(5)).toMatchObject({
      ...{ value: 3, comparisons: [{ typed: 5, provided: 3, providerFirst: true, isAsked: true }] },
    });
    const answer = asked({ typed: 5, provided: 3, answer: 'hand' });
    expect(week(5, [answer])).toMatchObject({ value: 5, source: 'hand' });
  });
});
