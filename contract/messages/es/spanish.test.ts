import { afterEach, expect, test } from 'vitest';
import { dateFormat } from '../../formats.ts';
import { ownProfileInput } from '../../tables/profiles.ts';
import { findingMessages } from '../card-findings.ts';
import { eitherWords } from '../figure-words.ts';
import { askLanguage } from '../language.ts';
import { peopleMessages } from '../people-over-time.ts';
import { peopleTileMessages } from '../people-page.ts';
import { reportGuests } from '../report-guests.ts';
import { teach } from '../sentences.ts';
import { tileOfMessages } from '../tiles.ts';
import { weekFactMessages } from '../trust.ts';
import { spanishTranslation } from './spanish.ts';

teach('es', spanishTranslation);
afterEach(() => askLanguage(() => 'en'));

test('a time of day that ends with a period does not bring a second one', () => {
  askLanguage(() => 'es');
  const time = dateFormat({ timeStyle: 'short' }).format(new Date('2027-02-22T05:10:00Z'));
  expect(weekFactMessages.today(time)).toMatch(/^Actualizado hoy a las 5:10.*[^.]\.$/);
});

test('“or” is written as it is spoken: “u” before ocho, ochenta and once only', () => {
  askLanguage(() => 'es');
  expect(eitherWords('7', '8')).toBe('7 u 8');
  expect(eitherWords('10', '11')).toBe('10 u 11');
  expect(eitherWords('79', '80')).toBe('79 u 80');
  expect(eitherWords('8', '8')).toBe('8');
  expect(eitherWords('9', '10')).toBe('9 o 10');
  expect(eitherWords('109', '110')).toBe('109 o 110');
});

test('one guest came back in the singular', () => {
  askLanguage(() => 'es');
  const { alone, usual } = peopleMessages.guests;
  expect(alone('De los nuevos de verano (9 hogares)', '1')).toBe(
    'De los nuevos de verano (9 hogares), 1 regresó.',
  );
  expect(usual('De los nuevos', '12', '3 o 4')).toContain('12 regresaron;');
  const { seen } = findingMessages.guests_again;
  expect(seen('De los nuevos', 'una marca', '3 o 4', 1)).toContain('una marca regresó dentro');
  expect(peopleTileMessages.notAgain('1')).toBe('1 no regresó');
  expect([1, 20].map(tileOfMessages.cameBack)).toEqual(['de 1 regresó', 'de 20 regresaron']);
  expect(reportGuests.ofYearStill('2026', '9 hogares', '2', '1')).toBe(
    'En 2026 llegaron 9 hogares: 2 regresaron en seis semanas, y 1 seguía aquí después de seis meses.',
  );
});

test('what is wrong in a form is said in the language of who fills it in', () => {
  const problems = () =>
    ownProfileInput
      .safeParse({ first_name: ' ', last_name: 'Ruiz', phone_number: '5'.repeat(51) })
      .error?.issues.map(({ message }) => message);
  expect(problems()).toEqual([
    'First name is required',
    'Phone number must be at most 50 characters',
  ]);
  askLanguage(() => 'es');
  expect(problems()).toEqual([
    'El nombre es obligatorio',
    'El teléfono puede tener como máximo 50 caracteres',
  ]);
});
