import { afterEach, describe, expect, test } from 'vitest';
import type { FigureId, FigureWeek } from '#contract/figures.ts';
import { spanishTranslation } from '#contract/messages/es/spanish.ts';
import { askLanguage } from '#contract/messages/language.ts';
import { teach } from '#contract/messages/sentences.ts';
import { inputOf, plain, pulseOf, quiet } from '#testing/figures/made-up-pulse.ts';
import { rowsOf } from '#testing/figures/made-up-rows.ts';
import { addWeeks } from '../calendar/church-week.ts';
import { figuresPulse } from './figures-pulse.ts';
import { isSlight } from './tile-facts.ts';

teach('es', spanishTranslation);
afterEach(() => askLanguage(() => 'en'));

const weeks = 150;
const last = '2027-02-15';
const first = addWeeks(last, 1 - weeks);
const usual = {
  attendance: quiet(weeks, 170, 0.06).with(weeks - 1, 168),
  kids: quiet(weeks, 900, 0.02, 5),
  first_time_guests: quiet(weeks, 24, 0.12, 7),
  serving: quiet(weeks, 75, 0.05, 11),
};

/** A church of which a figure has been so many times as large in its newest weeks. */
function changed(figure: keyof typeof usual, times: number, newest: number) {
  const values = usual[figure].map((value, index) =>
    index < weeks - newest ? value : Math.round(value * times),
  );
  return churchOf({ [figure]: values });
}

function churchOf(given: Partial<typeof usual>) {
  const figures = new Map<FigureId, FigureWeek[]>(
    (['attendance', 'kids', 'first_time_guests', 'serving'] as const).map((figure) => [
      figure,
      rowsOf(first, given[figure] ?? usual[figure]),
    ]),
  );
  return { figures };
}

describe('the headline', () => {
  test('leaves out a level that has changed by under a tenth, which the answer still names', () => {
    const less = pulseOf(changed('kids', 0.92, 8));
    expect(less.tile('kids')?.verdict).toMatchObject({ state: 'lasting', direction: 'down' });
    expect(less.sentence.text).not.toMatch(/kids/i);
    expect(less.sentence.text).not.toContain('A normal week');
    expect(less.anythingOff).toContain('Yes, one thing: slightly fewer kids lately.');
    expect(less.todo.answer).toBe('Nothing to do this week.');
  });

  test.each([
    ['kids', 'up', 37, 38, true],
    ['kids', 'up', 47, 51, true],
    ['first_time_guests', 'down', 4, 2, true],
    ['first_time_guests', 'up', 3, 7, false],
    ['kids', 'up', 47, 54, false],
    // The season hides how far it has fallen.
    ['kids', 'down', 37, 38, false],
  ] as const)(
    '%s that went %s from %i to %i have changed by little: %s',
    (id, direction, before, after, is) => {
      const tile = pulseOf(changed(id, id === 'kids' ? 0.75 : 1.6, 7)).tile(id);
      expect(tile?.verdict.state).toBe('lasting');
      const since = '2027-01-10';
      expect(tile && isSlight({ ...tile, lasting: { direction, since, before, after } })).toBe(is);
    },
  );

  test('names one that has fallen by more, with both levels', () => {
    expect(plain(pulseOf(changed('kids', 0.75, 8)).sentence.text)).toMatch(
      / Take a look at kids: it’s been about 6\d\d since \w+ \d+\. Before that, it was about (8|9)\d\d\.$/,
    );
  });

  test('calls what has risen good news, and nothing to look at', () => {
    const more = changed('first_time_guests', 1.6, 7);
    expect(plain(pulseOf(more).sentence.text)).toMatch(
      / Good news: more first-time guests \(about \d\d since \w+ \d+, 2\d before\)\.$/,
    );
    const both = new Map(more.figures).set(
      'kids',
      changed('kids', 0.75, 8).figures.get('kids') ?? [],
    );
    expect(plain(pulseOf({ figures: both }).sentence.text)).toMatch(
      / Take a look at kids: it’s been about 6\d\d since [^.]*\. Before that, it was about 9\d\d\.$/,
    );
    askLanguage(() => 'es');
    expect(plain(pulseOf(more).sentence.text)).toMatch(
      / Una buena noticia: más visitas por primera vez \(/,
    );
  });
});

describe('far fewer who serve than is usual', () => {
  const { low95 = 0 } = pulseOf(churchOf({})).tile('serving')?.expected ?? {};
  const few = churchOf({ serving: usual.serving.with(weeks - 1, Math.floor(low95) - 1) });
  const asked = 'Ask whoever schedules volunteers what changed in the last six weeks.';

  test('are in headline, answer and next step, also where no run or shock is known', () => {
    const pulse = pulseOf(few);
    expect(pulse.tile('serving')?.verdict.state).toBe('outside');
    expect(pulse.sentence.text).toMatch(/ Keep an eye on serving\.$/);
    expect(plain(pulse.anythingOff)).toMatch(
      /^Yes, one thing: far fewer people serving than usual \(\d+, when \d+ to \d+ is typical\)\./,
    );
    expect(pulse.todo).toMatchObject({ answer: 'Ask about serving.', step: asked });
    askLanguage(() => 'es');
    expect(pulseOf(few).sentence.text).toMatch(/ Esté pendiente de las personas que sirven\.$/);
  });

  test('by about half are said to be half entered, the same in headline, answer, trust and next step', () => {
    const half = pulseOf(churchOf({ serving: usual.serving.with(weeks - 1, 30) }));
    expect(plain(half.sentence.text)).toMatch(/ Serving looks only half entered\.$/);
    expect(plain(half.anythingOff)).toMatch(
      /^Yes, one thing: serving looks only half entered \(30, when \d+ to \d+ is typical\)\./,
    );
    expect(plain(half.trust.answer)).toMatch(/^Not for serving\. Only 30 people are scheduled/);
    // Told beside the number that is usual: what was kept may be a third of it as well as a half.
    const { expected } = half.tile('serving') ?? {};
    expect(plain(half.trust.answer)).toContain(
      `Only 30 people are scheduled, far fewer than usual (about ${Math.round(expected?.median ?? 0)}).`,
    );
    expect(half.todo.step).toBe(
      'Ask whoever schedules volunteers whether every schedule has been entered.',
    );
    askLanguage(() => 'es');
    expect(pulseOf(churchOf({ serving: usual.serving.with(weeks - 1, 30) })).sentence.text).toMatch(
      / Los voluntarios parecen ingresados solo a medias\.$/,
    );
  });

  test('are asked about beside a card too', () => {
    const pulse = figuresPulse(inputOf(few), {
      week: undefined,
      cards: [
        {
          ...{ id: 'a', week: last, title: 'Easter is near.', step: 'Plan.', sure: 'Sure.' },
          claim: null,
        },
      ],
      aheadOf: () => ({ weeks: [], explain: () => null }),
    });
    expect(pulse?.todo).toMatchObject({ answer: 'Easter is near.', step: asked });
  });
});

describe('what is off', () => {
  test('counts fewer people and the fewer kids among them once', () => {
    const pulse = pulseOf(
      churchOf({
        attendance: usual.attendance.with(weeks - 1, 60),
        kids: usual.kids.with(weeks - 1, 300),
      }),
    );
    expect(pulse.tile('kids')?.verdict.state).toBe('unusual');
    expect(pulse.anythingOff).toMatch(/^Yes, one thing: far fewer people than usual\./);
    askLanguage(() => 'es');
    const { anythingOff } = pulseOf(
      churchOf({
        attendance: usual.attendance.with(weeks - 1, 60),
        kids: usual.kids.with(weeks - 1, 300),
      }),
    );
    expect(anythingOff).toMatch(/^Sí, una cosa: /);
  });

  test('says of giving per person once that it is high only because few came', () => {
    const figures = new Map<FigureId, FigureWeek[]>([
      ['attendance', rowsOf(first, usual.attendance.with(weeks - 1, 40))],
      ['giving', rowsOf(first, quiet(weeks, 340_000, 0.08, 5).with(weeks - 1, 340_000))],
      ['giving_units', rowsOf(first, quiet(weeks, 60, 0))],
    ]);
    const pulse = pulseOf({ figures, today: '2027-02-26', now: '2027-02-26T15:00:00Z' });
    expect(pulse.tile('giving_per_attender')?.verdict.state).toBe('unusual');
    expect(pulse.anythingOff.match(/giving per person/gi)).toHaveLength(1);
  });
});
