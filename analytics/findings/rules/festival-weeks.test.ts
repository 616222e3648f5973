import { median } from 'd3-array';
import { afterEach, expect, test } from 'vitest';
import { spanishTranslation } from '#contract/messages/es/spanish.ts';
import { askLanguage } from '#contract/messages/language.ts';
import { teach } from '#contract/messages/sentences.ts';
import { quietChurch, seenInWeek } from '#testing/figures/made-up-church.ts';
import { festivalWeeks } from './festival-weeks.ts';

teach('es', spanishTranslation);
afterEach(() => askLanguage(() => 'en'));

/** What card and check say in a week, a year after a full Easter. */
function saidIn(week: string) {
  const church = quietChurch(21, 120);
  const values = church.values.get('attendance') ?? [];
  values[church.weeks.indexOf('2025-04-14')] = 2 * (values[0] ?? 0);
  const { finding, reading } = festivalWeeks.look(seenInWeek(church, church.weeks.indexOf(week)));
  return [finding?.title ?? null, reading].map((text) => text?.replaceAll('\u00a0', ' ') ?? null);
}

test('a festival is named by its date: how far it is changes while a card stands', () => {
  expect(saidIn('2026-03-09')).toEqual(['Easter is coming: April 5', 'Easter on April 5']);
  expect(saidIn('2026-03-02')).toEqual([null, 'Easter on April 5']);
  expect(saidIn('2025-10-06')).toEqual([null, 'Christmas on December 25']);
});

test('its card names that day, not the Monday of its week', () => {
  const church = quietChurch(21, 120);
  const values = church.values.get('attendance') ?? [];
  values[church.weeks.indexOf('2025-04-14')] = 2 * (values[0] ?? 0);
  const { finding } = festivalWeeks.look(seenInWeek(church, church.weeks.indexOf('2026-03-09')));
  const seen = JSON.stringify(finding?.seen).replaceAll('\u00a0', ' ');
  expect(seen).toContain('This year it falls on April 5.');
  expect(seen).not.toContain('March 30');
});

test.each([
  [0.7, 'fewer than usual'],
  [1, 'about as many as usual'],
  [1.15, 'only a few more than usual'],
])(
  'a Christmas with %d of the usual people last year is called no normal Sunday',
  (share, words) => {
    const church = quietChurch(21, 120);
    const values = church.values.get('attendance') ?? [];
    const then = church.weeks.indexOf('2024-12-23');
    const usual = median(values.slice(then - 4, then + 5).filter((each) => each !== null)) ?? 0;
    values[then] = Math.round(share * usual);
    const at = church.weeks.indexOf('2025-12-01');
    const { reading } = festivalWeeks.look(seenInWeek(church, at));
    expect(reading?.replaceAll('\u00a0', ' ')).toBe(
      `Christmas on December 25 (${values[then]} people that week last year, ${words})`,
    );
  },
);

test('it is named so in Spanish', () => {
  askLanguage(() => 'es');
  expect(saidIn('2026-03-09')).toEqual(['Se acerca: Pascua, 5 de abril', 'Pascua, 5 de abril']);
});
