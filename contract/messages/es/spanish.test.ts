import { afterEach, expect, test } from 'vitest';
import { dateFormat } from '../../formats.ts';
import { ownProfileInput } from '../../tables/profiles.ts';
import { findingMessages } from '../card-findings.ts';
import { connectionWords } from '../connections.ts';
import { countDecisions, countOffline } from '../count-page.ts';
import { countQuestionWords } from '../count-refusals.ts';
import { typedTrust } from '../dashboard-page.ts';
import { eitherWords, weeklyTimeWords, weekWords } from '../figure-words.ts';
import { forecastMessages } from '../forecast.ts';
import { planningCenterWords } from '../integration-pages.ts';
import { askLanguage } from '../language.ts';
import { letterSettingsMessages } from '../letter-settings.ts';
import { syncMessages } from '../measures.ts';
import { outsideMessages } from '../outside.ts';
import { guestTimes, peopleMessages } from '../people-over-time.ts';
import { peopleLookMessages, peopleTileMessages } from '../people-page.ts';
import { reportMessages } from '../report.ts';
import { reportGuests } from '../report-guests.ts';
import { teach } from '../sentences.ts';
import { tileNouns, tileOfMessages } from '../tiles.ts';
import { weekFactMessages } from '../trust.ts';
import { anythingOffMessages } from '../verdict.ts';
import { spanishTranslation } from './spanish.ts';
import { subject } from './subject.ts';
import { atTime } from './times.ts';

teach('es', spanishTranslation);
afterEach(() => askLanguage(() => 'en'));

test('a time of day that ends with a period does not bring a second one', () => {
  askLanguage(() => 'es');
  const time = dateFormat({ timeStyle: 'short' }).format(new Date('2027-02-22T05:10:00Z'));
  expect(weekFactMessages.today(time)).toMatch(/^Actualizado hoy a las 5:10.*[^.]\.$/);
  const at = new Date('2027-02-22T17:10:00Z');
  for (const said of [
    countOffline.tried(at),
    countDecisions.differsHint('Ana', '80', at),
    syncMessages.readOn('1 de marzo', '8 de marzo', time),
    syncMessages.next(time),
    planningCenterWords.keptCount(time),
    letterSettingsMessages.next(time),
    connectionWords.facts(time, time, '1'),
    typedTrust.who('Juan Ruiz Jr.', { isLink: false, isImport: false }),
  ]) {
    expect(said).toMatch(/[^.]\.( |$)/);
    expect(said).not.toContain('..');
  }
});

test('one o’clock is singular', () => {
  expect(['1:05 p.m.', '11:05 a.m.', '12:00 p.m.'].map(atTime)).toEqual([
    'a la 1:05 p.m.',
    'a las 11:05 a.m.',
    'a las 12:00 p.m.',
  ]);
});

test('a week and an hour of a week are written as they are read after “del”', () => {
  askLanguage(() => 'es');
  expect(weekWords('2026-11-23', '2026-11-29')).toBe('23 al 29 de noviembre de 2026');
  expect(weekWords('2026-11-30', '2026-12-06')).toBe('30 de noviembre al 6 de diciembre de 2026');
  expect(weeklyTimeWords('sunday 09:00')).toMatch(/^domingo a las 9:00.a\.m\.$/);
  expect(weeklyTimeWords('sunday 13:00')).toMatch(/^domingo a la 1:00.p\.m\.$/);
  const { provider } = countQuestionWords;
  expect(provider('90', '1:00 p.m.', 'domingo', '80')).toContain('para la 1:00 p.m. del domingo');
  expect(provider('90', 'Culto', 'domingo', '80')).toContain('para Culto del domingo');
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
  const cohort = { from: '1 de enero', to: '12 de febrero', range: '3 a 9' };
  expect(anythingOffMessages.fewBack('1', 32, cohort)).toContain('solo 1 regresó en seis semanas');
  expect(anythingOffMessages.fewBack('2', 32, cohort)).toContain('solo 2 regresaron en');
  expect(outsideMessages.single('ofrendas', 'below')).toContain('las ofrendas quedaron por debajo');
  const fall = { share: '8%', over: 'las últimas 13 semanas' };
  expect(anythingOffMessages.fallen('asistencia', fall, null)).toBe(
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
  expect(seen('De los nuevos', 'una marca', '3 o 4', 1)).toContain('una marca regresó en las');
  expect(peopleTileMessages.notAgain('1')).toBe('1 no regresó');
  expect(peopleLookMessages.apart.easter('2026', '9', '1')).toBe(
    'Pascua 2026: 9 vinieron por primera vez; 1 regresó.',
  );
  expect(
    outsideMessages.returned('1', 20, {
      ...{ from: '1 de marzo', to: '8 de marzo', range: '4 a 9', others: 0 },
    }),
  ).toContain(', 1 regresó en las seis semanas siguientes');
  expect([1, 20].map(tileOfMessages.cameBack)).toEqual(['de 1 visita', 'de 20 visitas']);
  expect(reportGuests.ofYearStill('2026', '9 hogares', '2', '1')).toBe(
    'En 2026 llegaron 9 hogares: 2 regresaron en seis semanas, y 1 seguía aquí después de seis meses.',
  );
});

test('what is counted of many agrees with how many it is', () => {
  askLanguage(() => 'es');
  expect(reportMessages.within('1', 13)).toMatch(/^1 de 13 semanas estuvo /);
  expect(reportMessages.within('12', 13)).toMatch(/^12 de 13 semanas estuvieron /);
  expect(reportMessages.within('1', 1)).toMatch(/^1 de 1 semana estuvo /);
  expect(reportMessages.counted('1', 13)).toBe('Se contó 1 de 13 semanas.');
  expect(reportMessages.counted('0', 13)).toBe('Se contaron 0 de 13 semanas.');
  expect(forecastMessages.pastAnswer(1, 6, 5)).toMatch(/^1 de las últimas 6 semanas cayó /);
  expect(forecastMessages.pastAnswer(2, 6, 5)).toMatch(/^2 de las últimas 6 semanas cayeron /);
  expect(connectionWords.weekCounts(1, 1)).toBe('1\u00a0completa, 1\u00a0pendiente');
  expect(connectionWords.weekCounts(2, 0)).toBe('2\u00a0completas');
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
