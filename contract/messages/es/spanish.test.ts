import { afterEach, expect, test } from 'vitest';
import { dateFormat } from '../../formats.ts';
import { ownProfileInput } from '../../tables/profiles.ts';
import { findingMessages } from '../card-findings.ts';
import { eitherWords } from '../figure-words.ts';
import { askLanguage } from '../language.ts';
import { guestTimes, peopleMessages } from '../people-over-time.ts';
import { peopleTileMessages } from '../people-page.ts';
import { reportGuests } from '../report-guests.ts';
import { teach } from '../sentences.ts';
import { tileNouns, tileOfMessages } from '../tiles.ts';
import { weekFactMessages } from '../trust.ts';
import { anythingOffMessages, outsideMessages } from '../verdict.ts';
import { spanishTranslation } from './spanish.ts';
import { subject } from './subject.ts';
import { atTime } from './times.ts';

teach('es', spanishTranslation);
afterEach(() => askLanguage(() => 'en'));

test('a time of day that ends with a period does not bring a second one', () => {
  askLanguage(() => 'es');
  const time = dateFormat({ timeStyle: 'short' }).format(new Date('2027-02-22T05:10:00Z'));
  expect(weekFactMessages.today(time)).toMatch(/^Actualizado hoy a las 5:10.*[^.]\.$/);
});

test('one o’clock is singular', () => {
  expect(['1:05 p.m.', '11:05 a.m.', '12:00 p.m.'].map(atTime)).toEqual([
    'a la 1:05 p.m.',
    'a las 11:05 a.m.',
    'a las 12:00 p.m.',
  ]);
});

test('a number has its article and its verb, and a church’s own is called a number', () => {
  askLanguage(() => 'es');
  const fell = (noun: string) => subject(noun, { one: 'bajó', other: 'bajaron' });
  expect(Object.values({ ...tileNouns }).map(fell)).toEqual([
    'la asistencia bajó',
    'las visitas por primera vez bajaron',
    'las visitas que regresan bajaron',
    'los niños bajaron',
    'los voluntarios bajaron',
    'los grupos bajaron',
    'las ofrendas bajaron',
    'la ofrenda por persona bajó',
    'las ofrendas recurrentes bajaron',
  ]);
  expect(fell('Bautismos')).toBe('el número “Bautismos” bajó');
  expect(outsideMessages.alone('ofrendas', { count: 1, side: 'below', isLower: false })).toContain(
    'las ofrendas quedaron por debajo',
  );
  expect(anythingOffMessages.fallen('asistencia', '8%', 'las últimas 13 semanas')).toBe(
    'Frente al año pasado, la asistencia bajó 8% en las últimas 13 semanas.',
  );
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
  expect(alone(guestTimes.ofSeason(guestTimes.seasons[2] ?? '', '9 hogares'), '1')).toBe(
    'De los nuevos del verano (9 hogares), 1 regresó.',
  );
  expect(usual('De los nuevos', '12', '3 o 4')).toContain('12 regresaron;');
  const { seen } = findingMessages.guests_again;
  expect(seen('De los nuevos', 'una marca', '3 o 4', 1)).toContain('una marca regresó dentro');
  expect(peopleTileMessages.notAgain('1')).toBe('1 no regresó');
  expect([1, 20].map(tileOfMessages.cameBack)).toEqual(['de 1 visita', 'de 20 visitas']);
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
