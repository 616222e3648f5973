import { afterEach, describe, expect, test } from 'vitest';
import type { FigureId, FigureWeek } from '#contract/figures.ts';
import { spanishTranslation } from '#contract/messages/es/spanish.ts';
import { askLanguage } from '#contract/messages/language.ts';
import { teach } from '#contract/messages/sentences.ts';
import { inputOf, plain, pulseOf, quiet } from '#testing/figures/made-up-pulse.ts';
import { rowsOf } from '#testing/figures/made-up-rows.ts';
import { addWeeks } from '../calendar/church-week.ts';
import { figureLook } from './figure-look.ts';
import { stateWords } from './state-words.ts';
import { tileViewsOf } from './tile-views.ts';

teach('es', spanishTranslation);
afterEach(() => askLanguage(() => 'en'));

const weeks = 150;
const first = addWeeks('2027-02-15', 1 - weeks);
/** Since when hardly any gifts were entered. */
const stopped = weeks - 10;

/** A church whose gifts stopped being entered, but for what comes in by itself; as of a Wednesday on which all else is in. */
function notEntered({ isOpen = false } = {}) {
  const people = quiet(weeks, 170, 0.05).with(weeks - 1, 170);
  const gifts = quiet(weeks, 340_000, 0.3, 9).map((value, index) =>
    index < stopped ? value : Math.round(value * 0.02),
  );
  const recurring = quiet(weeks, 200, 0.05, 4).map((value, index) =>
    index < stopped ? value / 1000 : (value + 15 * (index - stopped)) / 1000,
  );
  const given = rowsOf(first, gifts, { source: 'donations' }).map((row, index) =>
    isOpen && index === weeks - 1 ? { ...row, state: 'incomplete' as const } : row,
  );
  const figures = new Map<FigureId, FigureWeek[]>([
    ['attendance', rowsOf(first, people)],
    ['giving', given],
    ['giving_units', rowsOf(first, quiet(weeks, 60, 0))],
    ['recurring_share', rowsOf(first, recurring, { count: 60, source: 'donations' })],
  ]);
  return { figures, today: '2027-02-24', now: '2027-02-24T15:00:00Z' };
}

const ofGifts = ['giving_per_attender', 'recurring_share'] as const;

describe('while hardly any gifts are entered', () => {
  test.each([
    ['every week is in', false],
    ['the newest week is coming in', true],
  ])('no number of gifts is called lower, normal or above, where %s', (_when, isOpen) => {
    const given = notEntered({ isOpen });
    const pulse = pulseOf(given);
    expect(pulse.anythingOff).not.toMatch(/giving/i);
    expect(plain(pulse.anythingOff)).toMatch(
      /^Yes, one thing: hardly any gifts entered since \w+ \d+\.$/,
    );
    expect(plain(pulse.sentence.text)).toMatch(
      / Hardly any gifts have been entered since \w+ \d+\. Until they are, we can’t tell you about giving\.$/,
    );
    const views = tileViewsOf(pulse);
    for (const id of ofGifts) {
      const view = views.find(({ tile }) => tile.tile === id);
      expect(view).toMatchObject({ number: '–', of: '', change: null });
      expect(view?.facts[0]?.value).toBe('once gifts are entered');
      expect(view && stateWords(view.tile)).toEqual({ word: 'Gifts not entered yet', more: null });
      const look = figureLook(inputOf(given), { tile: id, weeks: 13 });
      expect(plain(look.sentence)).toMatch(/^Hardly any gifts have been entered since \w+ \d+\./);
      expect(look.tile).toEqual(view?.tile);
    }
  });

  test('finding them is the first thing to do, and they are the first thing not to be trusted', () => {
    const { figures, ...when } = notEntered();
    const half = (figures.get('attendance') ?? []).map((row, index) =>
      index === weeks - 1
        ? { ...row, state: 'incomplete' as const, count: 0, value: 80 }
        : { ...row, count: 2 },
    );
    const others = new Map(figures).set('attendance', half);
    for (const given of [notEntered(), { figures: others, ...when }]) {
      const { todo, trust, sentence } = pulseOf(given);
      const [, day = ''] = /entered since (\w+ \d+)\./.exec(plain(sentence.text)) ?? [];
      expect(plain(todo.answer)).toBe(`Check on the gifts since ${day}.`);
      expect(plain(todo.step ?? '')).toContain(
        `Ask whoever handles giving whether every gift since ${day} has been entered.`,
      );
      expect(plain(trust.answer)).toContain(
        `Not for giving. Hardly any gifts have been entered since ${day}. `,
      );
      expect(trust.answer).toMatch(/^Not for giving\./);
      expect(trust.answer).not.toContain('Not yet');
      expect(sentence.facts).toMatch(/gifts|Gifts are missing too/);
      expect(sentence.facts).not.toContain('giving per person');
    }
  });

  test('it is said in Spanish too', () => {
    askLanguage(() => 'es');
    const pulse = pulseOf(notEntered());
    expect(pulse.anythingOff).toMatch(/^Sí, una cosa: casi no hay ofrendas ingresadas desde el /);
    for (const id of ofGifts) {
      expect(stateWords(pulse.tile(id) ?? { state: 'no_data' }).word).toBe(
        'Ofrendas aún sin ingresar',
      );
    }
    const ofSomeFunds = pulseOf({ ...notEntered(), areFundsLeftOut: true });
    expect(ofSomeFunds.trust.answer).toMatch(
      /Casi no hay ofrendas ingresadas desde el .* en los fondos que ustedes cuentan\./,
    );
    expect(ofSomeFunds.todo.step).toContain('si algunas fueron a fondos que no cuentan.');
  });
});
