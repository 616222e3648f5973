import { afterEach, expect, test } from 'vitest';
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

const weeks = 120;
const last = '2027-02-15';
const first = addWeeks(last, 1 - weeks);

/** A church with four guests a week, of whom a share returns in weeks of their own. */
function guestsOf(shares: (index: number) => number) {
  const figures = new Map<FigureId, FigureWeek[]>([
    ['attendance', rowsOf(first, quiet(weeks))],
    [
      'guest_return',
      Array.from({ length: weeks - 7 }, (_, index) =>
        rowsOf(addWeeks(first, index), [shares(index)], { count: 4 }),
      ).flat(),
    ],
  ]);
  return { figures };
}

/** Few of them return, so that nobody is no surprise; and how many of the newest weeks' do. */
const fewOf = (newest: readonly number[]) =>
  guestsOf((index) => (index >= weeks - 15 ? (newest[index % 2] ?? 0) : index % 20 < 8 ? 0.25 : 0));

test('fewer returns than usual in a range that warns of no fall are not called normal', () => {
  const given = fewOf([0, 0]);
  const pulse = pulseOf(given);
  const tile = pulse.tile('guest_return');
  expect(tile?.expected?.low80).toBeLessThan((tile?.expected?.median ?? 0) / 4);
  expect(tile?.verdict.side).toBe('in');
  expect(tile && stateWords(tile).word).toBe('32 guests are too few to tell a change by');
  expect(pulse.anythingOff).toBe('No. The one number we can check so far looks normal.');
  const { sentence } = figureLook(inputOf(given), { tile: 'guest_return', weeks: 13 });
  expect(plain(sentence)).toMatch(
    /^Returning guests: \d of 32\. 32 guests are too few to tell a change by: anything from 0 to \d+ would be typical\./,
  );
  const [view] = tileViewsOf(pulse).filter((each) => each.tile.tile === 'guest_return');
  expect(view?.facts.map(({ name }) => name)).not.toContain('Weeks so far');
  askLanguage(() => 'es');
  expect(tile && stateWords(tile).word).toBe('32 visitas son muy pocas para notar un cambio');
});

test('as many returns as usual are no fall, however wide their range is', () => {
  const tile = pulseOf(fewOf([0.25, 0])).tile('guest_return');
  expect(tile?.value).toBeGreaterThanOrEqual(tile?.expected?.median ?? 32);
  expect(tile && stateWords(tile).word).not.toContain('too few');
});

test('beside more guests it is said that too few of those before came back to tell', () => {
  const { figures } = fewOf([0, 0]);
  const more = quiet(weeks, 4).map((value, index) => (index < weeks - 6 ? value : 4 * value));
  figures.set('first_time_guests', rowsOf(first, more));
  expect(plain(pulseOf({ figures }).anythingOff)).toMatch(
    /good news: more first-time guests.*\. Of the 32 first-time guests from \w+ \d+ to \w+ \d+, \d came back within six weeks: too few guests to tell whether anything changed\./,
  );
});

test('returns in a range that something can fall out of are judged', () => {
  const given = guestsOf((index) => [0.75, 0.5, 1, 0.75, 0.5][index % 5] ?? 0);
  const tile = pulseOf(given).tile('guest_return');
  expect(tile?.expected?.low80).toBeGreaterThan((tile?.expected?.median ?? 0) / 4);
  expect(tile && stateWords(tile).word).toBe('Normal');
});

test('hardly any gifts so far are a dash, not cents a person', () => {
  const gifts = (newest: number): Map<FigureId, FigureWeek[]> => {
    const rows = rowsOf(first, quiet(weeks, 340_000, 0.1, 5).with(weeks - 1, newest));
    return new Map<FigureId, FigureWeek[]>([
      ['attendance', rowsOf(first, quiet(weeks))],
      [
        'giving',
        rows.map((row, index) =>
          index === weeks - 1 ? { ...row, state: 'incomplete' as const } : row,
        ),
      ],
      ['giving_units', rowsOf(first, quiet(weeks, 60, 0))],
    ]);
  };
  const numberOf = (newest: number) => {
    const given = { figures: gifts(newest) };
    const view = tileViewsOf(pulseOf(given)).find(
      ({ tile }) => tile.tile === 'giving_per_attender',
    );
    const look = figureLook(inputOf(given), { tile: 'giving_per_attender', weeks: 13 });
    return [view?.number, plain(look.sentence)] as const;
  };
  const [dash, said] = numberOf(2_000);
  expect(dash).toBe('–');
  expect(said).toBe('Giving per person: hardly any of this week’s gifts are in yet.');
  expect(numberOf(200_000)[0]).toMatch(/^\$1\d\.\d\d$/);
});
